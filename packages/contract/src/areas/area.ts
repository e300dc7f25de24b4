import { Refusal, type RefusalCode } from '@freehold/finance';
import * as z from 'zod/mini';

/** A calculation by name: its inputs, what it does and an example that computes. */
export interface Area {
  readonly summary: string;
  readonly inputs: z.ZodMiniType;
  readonly example: Readonly<Record<string, unknown>>;
  /** Checks the inputs and returns the figures, plain JSON. Throws Refusal and RangeError. */
  readonly calculate: (inputs: unknown) => object;
}

/** Areas by their `subject.verb` name. */
export type Areas = Readonly<Record<string, Area>>;

/** Longest list an area accepts: fifty years of months, more rows than any client's record has. */
const longestList = 600;
/** Longest string: ids, dates and names of types. */
const longestText = 200;

/** Defines an area from the shape of its inputs; a name that the shape does not have is refused, at every depth. */
export function area<Shape extends z.core.$ZodLooseShape>(definition: {
  readonly summary: string;
  readonly inputs: Shape;
  readonly example: z.input<z.ZodMiniObject<Shape, z.core.$strict>>;
  readonly calculate: (inputs: z.output<z.ZodMiniObject<Shape, z.core.$strict>>) => object;
}): Area {
  const inputs = z.strictObject(definition.inputs);
  return { ...definition, inputs, calculate: (given) => definition.calculate(checked(inputs, given)) };
}

/** The inputs by the schema. Throws a Refusal with the code and the dotted name of the first fault. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const issues = result.error.issues.map(withinChoice);
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw refusalOf(issue, given);
}

/** Of a value that fits none of several forms, the fault below it in the form that it was meant for; else its own. */
function withinChoice(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const faults = issue.errors.flat();
  const below = faults.find(({ code }) => code === 'unrecognized_keys') ?? faults.find(({ path }) => path.length > 0);
  return below === undefined ? issue : { ...below, path: [...issue.path, ...below.path] };
}

function refusalOf(issue: z.core.$ZodIssue | undefined, given: unknown): Refusal {
  const path = [...(issue?.path ?? [])];
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  const field = path.filter((part) => typeof part === 'string').join('.') || 'inputs';
  const value = path.reduce<unknown>(memberOf, given);
  const code = codeOf(issue, value);
  const seen = code === 'unknownField' ? 'unknown' : shown(value);
  return new Refusal(code, field, `${field} is ${seen}; ${neededText(issue, code)}`);
}

function codeOf(issue: z.core.$ZodIssue | undefined, value: unknown): RefusalCode {
  if (value === undefined || value === null) return 'required';
  if (issue?.code === 'unrecognized_keys') return 'unknownField';
  if (issue?.code === 'too_small' || issue?.code === 'too_big') return 'outOfRange';
  if (issue?.code !== 'invalid_type') return 'unknownValue';
  // A fraction where a whole number belongs.
  if (issue.expected === 'int' && typeof value === 'number') return 'outOfRange';
  return issue.expected === 'number' || issue.expected === 'int' ? 'notANumber' : 'unknownValue';
}

function neededText(issue: z.core.$ZodIssue | undefined, code: RefusalCode): string {
  if (code === 'unknownField') return 'the area has no such input';
  if (issue?.code === 'invalid_type') return `${words[issue.expected] ?? issue.expected} is needed`;
  if (issue?.code === 'invalid_value') return `one of ${issue.values.join(', ')} is needed`;
  if (issue?.code === 'too_small')
    return `allowed is ${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}`;
  if (issue?.code === 'too_big') return `allowed is at most ${issue.maximum}`;
  return issue?.message ?? 'it is not valid';
}

const words: Readonly<Record<string, string>> = {
  number: 'a finite number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  int: 'a whole number',
};

function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The value as text, cut short; an object is only named, since a body sent by mistake may hold somebody's details. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  // JSON has no NaN and no infinity.
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A finite number. */
export const number = z.number();
/** A short text. */
export const text = z.string().check(z.maxLength(longestText));
/** A day written YYYY-MM-DD. */
export const day = z.iso.date('a day written YYYY-MM-DD is needed');
/** A financial year written like 2025-26; the calculation checks that its years follow each other. */
export const year = z.string().check(z.regex(/^\d{4}-\d{2}$/, 'a financial year written like 2025-26 is needed'));

/** A number of the range, both ends included. */
export function between(min: number, max: number) {
  return z.number().check(z.minimum(min), z.maximum(max));
}

/** A list of at most 600 entries. */
export function list<Schema extends z.ZodMiniType>(schema: Schema, most = longestList) {
  return z.array(schema).check(z.maxLength(most));
}

/** A name that inputs may carry and no figure depends on. */
export const ignored = z.optional(z.unknown());
