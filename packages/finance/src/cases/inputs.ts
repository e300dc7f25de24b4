import { type FinancialYear, financialYear } from '../units/financial-year.ts';
import { BadInputError } from './area-errors.ts';

/**
 * Reads the inputs of one calculation from plain JSON, field by field. Each reader throws BadInputError naming the
 * field when the value is missing or of the wrong type; the calculation itself checks ranges.
 */
export class Inputs {
  readonly #fields: ReadonlyMap<string, unknown>;
  readonly #path: string;

  constructor(value: unknown, path = '') {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject) throw new BadInputError(path === '' ? 'inputs' : path, value, 'an object');
    this.#fields = new Map<string, unknown>(Object.entries(value));
    this.#path = path;
  }

  /** A finite number, or the fallback when the field is absent. */
  number(name: string, fallback?: number): number {
    const value = this.#value(name, fallback);
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new BadInputError(this.#name(name), value, 'a finite number');
  }

  /** A finite number, or null when the field is absent or null. */
  numberOrNull(name: string): number | null {
    return this.has(name) ? this.number(name) : null;
  }

  /** A number, or a string of digits only: forms send a loan term that way. */
  wholeNumber(name: string): number {
    const value = this.#value(name);
    return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : this.number(name);
  }

  text(name: string, fallback?: string): string {
    return this.#shortText(name, this.#value(name, fallback), 'a text');
  }

  flag(name: string, fallback?: boolean): boolean {
    const value = this.#value(name, fallback);
    if (typeof value === 'boolean') return value;
    throw new BadInputError(this.#name(name), value, 'true or false');
  }

  /** One of a closed list of strings or numbers, or the fallback when the field is absent. */
  oneOf<Choice extends string | number>(name: string, choices: readonly Choice[], fallback?: Choice): Choice {
    const value = this.#value(name, fallback);
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw new BadInputError(this.#name(name), value, `one of ${choices.join(', ')}`);
    return choice;
  }

  /** A financial year such as 2025-26, or the fallback when the field is absent. */
  year(name: string, fallback: FinancialYear): FinancialYear {
    return financialYear(this.text(name, fallback));
  }

  numbers(name: string): readonly number[] {
    return this.#list(name).map((value) => {
      if (typeof value === 'number' && Number.isFinite(value)) return value;
      throw new BadInputError(this.#name(name), value, 'a list of finite numbers');
    });
  }

  texts(name: string): readonly string[] {
    return this.#list(name).map((value) => this.#shortText(name, value, 'a list of texts'));
  }

  object(name: string): Inputs {
    return new Inputs(this.#value(name), this.#name(name));
  }

  /** The objects of a list with at most `most` entries. */
  objects(name: string, most: number = longestList): readonly Inputs[] {
    return this.#list(name, most).map((value, index) => new Inputs(value, `${this.#name(name)}[${index}]`));
  }

  /** True when the field is present and not null. */
  has(name: string): boolean {
    const value = this.#fields.get(name);
    return value !== undefined && value !== null;
  }

  #shortText(name: string, value: unknown, needed: string): string {
    if (typeof value !== 'string') throw new BadInputError(this.#name(name), value, needed);
    if (value.length > longestText)
      throw new BadInputError(this.#name(name), value, `at most ${longestText} characters`);
    return value;
  }

  #list(name: string, most: number = longestList): readonly unknown[] {
    const value: unknown = this.#value(name);
    if (!Array.isArray(value)) throw new BadInputError(this.#name(name), value, 'a list');
    if (value.length > most) throw new BadInputError(this.#name(name), value.length, `at most ${most} entries`);
    return value;
  }

  #value(name: string, fallback?: unknown): unknown {
    const value = this.#fields.get(name);
    return value === undefined ? fallback : value;
  }

  #name(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}

/** Longest list an area accepts: fifty years of months, more rows than any client's record has. */
const longestList = 600;
/** Longest string: ids, dates and names of types. */
const longestText = 200;
