import { monthNames } from '@freehold/domain';
import { limits } from '@freehold/plan';
import { dollarsPer } from '#app/lib/amount-words.ts';
import { money, rate } from '#app/lib/format.ts';
import { amountAsTyped, parseAmount } from '#app/lib/parse-amount.ts';
import type { FieldSpec, PlanShown } from './field-spec.ts';

/** What a text of a field means: a value (undefined clears the field), or why it is none. */
export type ReadText = { readonly value: unknown } | { readonly error: string };

const mostDollars = 1_000_000_000;
const longest = { text: limits.nameCharacters, note: limits.noteCharacters } as const;

/** The text that a field shows for a value; empty for none. */
export function textOf({ kind }: FieldSpec, value: unknown): string {
  if (typeof value === 'number') return amountAsTyped(value, kind === 'percent' ? 4 : 2);
  if (typeof value !== 'string') return '';
  return kind === 'month' ? shortMonth(value) : value;
}

/** What the text of a field means. */
export function readText(spec: FieldSpec, text: string): ReadText {
  if (text.trim() === '') {
    return spec.isRequired ? { error: `${spec.label} is needed.` } : { value: undefined };
  }
  switch (spec.kind) {
    case 'money':
    case 'percent':
    case 'number':
      return readNumber(spec, text);
    case 'month':
      return readMonth(text);
    case 'text':
    case 'note':
      return readWords(spec.label, text, longest[spec.kind]);
    default:
      return { value: text };
  }
}

function readWords(label: string, text: string, most: number): ReadText {
  const words = text.trim();
  if (words.length <= most) return { value: words };
  return { error: `${label} has at most ${most} characters; these are ${words.length}.` };
}

function readNumber(spec: FieldSpec, text: string): ReadText {
  const amount = parseAmount(text, measureOf(spec));
  if (typeof amount !== 'number') return { error: `Enter ${exampleOf(spec)}.` };
  const [least, most] = boundsOf(spec);
  if (spec.isWhole && !Number.isInteger(amount)) return { error: 'Enter a whole number.' };
  if (amount < least) return { error: `Enter ${inWords(spec, least)} or more.` };
  return amount > most ? { error: `Enter ${inWords(spec, most)} or less.` } : { value: amount };
}

function measureOf({ kind, unit }: FieldSpec) {
  if (kind === 'money') return dollarsPer(unit);
  return kind === 'percent' ? 'percent' : 'number';
}

function exampleOf({ kind }: FieldSpec): string {
  if (kind === 'money') return 'an amount, such as 650,000 or 650k';
  return kind === 'percent' ? 'a rate, such as 6.25' : 'a number, such as 12';
}

function boundsOf({ kind, least, most }: FieldSpec): readonly [number, number] {
  const usual = { money: [0, mostDollars], percent: [-100, 100] } as const;
  const [low, high] = kind === 'money' || kind === 'percent' ? usual[kind] : [0, 720];
  return [least ?? low, most ?? high];
}

function inWords({ kind }: FieldSpec, bound: number): string {
  if (kind === 'money') return money(bound);
  return kind === 'percent' ? rate(bound) : String(bound);
}

const short = monthNames.map((name) => name.slice(0, 3));

/** A month as a field shows it: Mar 2031. */
export function shortMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  const name = short[Number(number) - 1];
  return name === undefined ? month : `${name} ${year}`;
}

/** A month as it is typed: Mar 2031, march 2031, 3/2031 or 2031-03. */
export function readMonth(text: string): ReadText {
  const plain = text.trim().toLowerCase();
  const [, first = '', second = ''] = /^([a-z]{3,9}|\d{1,4})[\s./-]+(\d{1,4})$/.exec(plain) ?? [];
  const [name, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second];
  const number = /^\d+$/.test(name)
    ? Number(name)
    : monthNames.findIndex((month) => name.length >= 3 && month.toLowerCase().startsWith(name)) + 1;
  const isMonth = number >= 1 && number <= 12 && /^(19|20|21)\d{2}$/.test(year);
  return isMonth
    ? { value: `${year}-${String(number).padStart(2, '0')}` }
    : { error: 'Enter a month, such as Mar 2031.' };
}

/** A value by the label of its choice where it has one, also the usual one where nothing is said; else in words. */
export function choiceWords(spec: FieldSpec, plan: PlanShown, value: unknown): string {
  const chosen = value ?? spec.usual;
  return spec.choices?.(plan).find((choice) => choice.value === chosen)?.label ?? valueWords(spec, value);
}

/** A value in words, for the name of a step: $5,000 a month, Mar 2031, as is usual. */
export function valueWords(spec: FieldSpec, value: unknown): string {
  if (value === undefined) return spec.kind === 'text' || spec.kind === 'note' ? 'none' : 'as is usual';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberWords(spec, value);
  if (Array.isArray(value) && spec.rows !== undefined) return value.map((row) => rowWords(spec, row)).join(', ');
  if (typeof value !== 'string') return 'changed';
  return spec.kind === 'month' ? shortMonth(value) : value;
}

/** A row of a list by month: `6.5% a year`, `6.2% a year from Mar 2028`. */
function rowWords(spec: FieldSpec, row: unknown): string {
  const [month, amount, ...more]: readonly unknown[] = Array.isArray(row) ? row : [];
  if (spec.rows === undefined || typeof amount !== 'number') return 'changed';
  const { kind, unit } = spec.rows;
  const words = numberWords({ ...spec, kind, ...(unit !== undefined && { unit }) }, amount);
  const from = typeof month === 'string' ? ` from ${shortMonth(month)}` : '';
  return `${words}${more.includes('fixed') ? ' fixed' : ''}${from}`;
}

function numberWords(spec: FieldSpec, value: number): string {
  const { kind, unit } = spec;
  if (kind === 'money') return unit === undefined ? money(value) : `${money(value)} ${unit}`;
  const amount = textOf(spec, value);
  if (unit === undefined) return amount;
  return unit.startsWith('%') ? `${amount}${unit}` : `${amount} ${unit}`;
}
