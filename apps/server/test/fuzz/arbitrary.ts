import * as fc from 'fast-check';
import { hostileValues } from './hostile-values.ts';
import { alternatives, fieldsOf, itemOf, pathsOf, resolved, type Shape, shapeAt, withAt } from './shape.ts';

/** Records on the server under test, so that generated calls get past "not found". */
export interface KnownThings {
  /** Ids that a field or parameter with this name may hold. */
  ids(field: string): readonly string[];
  readonly emails: readonly string[];
}

/** Values a shape accepts; refinements are not considered, so a value may fail them. */
export function fitting(shape: Shape, known: KnownThings): fc.Arbitrary<unknown> {
  return valuesOf(shape, { root: shape, known, field: '' });
}

/**
 * A valid value with one part changed: spoilt, removed, replaced by another kind or a new value; or with an extra
 * field.
 */
export function nearlyFitting(shape: Shape, known: KnownThings, valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const paths = pathsOf(shape);
  const anywhere = paths.length === 0 ? fc.constant([]) : fc.constantFrom(...paths);
  const spoilt = fc.tuple(valid, anywhere, hostileValue).map(([value, path, bad]) => withAt(value, path, bad));
  const without = fc.tuple(valid, anywhere).map(([value, path]) => withAt(value, path, undefined));
  const stranger = fc.tuple(valid, fc.constantFrom(...strangers), hostileValue);
  const changed = fc.tuple(valid, anywhere).chain(([value, path]) => {
    const here = shapeAt(shape, path) ?? {};
    const field = String(path.findLast((step) => typeof step === 'string') ?? '');
    const other = fc.oneof(otherKind(here), valuesOf(here, { root: shape, known, field }));
    return other.map((part) => withAt(value, path, part));
  });
  return fc.oneof(
    { arbitrary: spoilt, weight: 5 },
    { arbitrary: without, weight: 2 },
    { arbitrary: changed, weight: 3 },
    { arbitrary: stranger.map(([value, name, bad]) => withAt(value, [name], bad)), weight: 1 },
  );
}

/** Values that barely match a shape: its fields with arbitrary contents, or any JSON at all. */
export function hostile(shape: Shape): fc.Arbitrary<unknown> {
  const names = fieldsOf(resolved(shape, shape)).map(([name]) => name);
  const anything = fc.oneof(hostileValue, fc.jsonValue({ maxDepth: 3 }));
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
  return names.length === 0 ? anything : fc.oneof({ arbitrary: fields, weight: 3 }, { arbitrary: anything, weight: 1 });
}

export const hostileValue: fc.Arbitrary<unknown> = fc.constantFrom(...hostileValues.map(({ value }) => value));

// Fields that careless servers accept from a body.
const strangers = ['role', 'id', 'isAdmin', 'userId', 'passwordHash', 'createdAt', 'constructor', 'x'] as const;

interface Place {
  readonly root: Shape;
  readonly known: KnownThings;
  /** Name of the field that holds the value. */
  readonly field: string;
}

function valuesOf(given: Shape, place: Place): fc.Arbitrary<unknown> {
  const shape = resolved(given, place.root);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined && shape.enum.length > 0) return fc.constantFrom(...shape.enum);
  const choices = alternatives(shape);
  if (choices.length > 1 || choices[0] !== shape) return fc.oneof(...choices.map((choice) => valuesOf(choice, place)));
  if (shape.type === 'object') return objectOf(shape, place);
  if (shape.type === 'array') return listOf(shape, place);
  if (shape.type === 'string') return textOf(shape, place);
  if (shape.type === 'number' || shape.type === 'integer') return numberOf(shape);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  return fc.jsonValue({ maxDepth: 2 });
}

function objectOf(shape: Shape, place: Place): fc.Arbitrary<unknown> {
  const fields = fieldsOf(shape);
  if (fields.length === 0) {
    const values = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
    return fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(values, place), { maxKeys: 4 });
  }
  const values = fields.map(([name, field]) => [name, valuesOf(field, { ...place, field: name })] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [...(shape.required ?? [])] });
}

function listOf(shape: Shape, place: Place): fc.Arbitrary<unknown> {
  const minLength = shape.minItems ?? 0;
  const maxLength = Math.max(minLength, Math.min(shape.maxItems ?? 3, 3));
  return fc.array(valuesOf(itemOf(shape) ?? {}, place), { minLength, maxLength });
}

function textOf(shape: Shape, { known, field }: Place): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60 } = shape;
  const ids = known.ids(field);
  const id = ids.length === 0 ? fc.uuid() : fc.constantFrom(...ids);
  if (shape.format === 'uuid') return fc.oneof({ arbitrary: id, weight: 6 }, { arbitrary: fc.uuid(), weight: 1 });
  if (shape.format === 'email') return emailOf(known);
  if (shape.format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (shape.format === 'date-time') return moment.map((date) => date.toISOString());
  if (/url/i.test(field)) return fc.oneof(fc.webUrl(), fc.constant('https://example.com/a.jpg'));
  if (/email/i.test(field)) return emailOf(known);
  const free = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  const plain = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{7,11}[a-z]$/).filter((word) => word.length <= maxLength);
  const longest = fc.constant('y'.repeat(maxLength));
  const idList = fc.array(id, { maxLength: 4 }).map((list) => list.join(','));
  return fc.oneof(
    { arbitrary: maxLength < 9 ? free : plain, weight: 4 },
    { arbitrary: free, weight: 2 },
    { arbitrary: longest, weight: 1 },
    { arbitrary: idList, weight: /ids?$/i.test(field) ? 12 : 0 },
    { arbitrary: fc.constantFrom('true', 'false', '2', '15', '30', '2000'), weight: 1 },
  );
}

const moment = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-01'), noInvalidDate: true });

function emailOf({ emails }: KnownThings): fc.Arbitrary<string> {
  const fresh = fc.uuid().map((id) => `${id}@example.com`);
  return emails.length === 0 ? fresh : fc.oneof({ arbitrary: fresh, weight: 3 }, fc.constantFrom(...emails));
}

function numberOf(shape: Shape): fc.Arbitrary<number> {
  const min = shape.minimum ?? -1_000;
  const max = Math.max(min, shape.maximum ?? 1e6);
  const edges = fc.constantFrom(min, max);
  if (shape.type === 'integer' || shape.multipleOf === 1) {
    const whole = fc.integer({ min: clamp(Math.ceil(min)), max: clamp(Math.floor(max)) });
    return fc.oneof({ arbitrary: whole, weight: 4 }, { arbitrary: edges, weight: 1 });
  }
  const highestCents = Math.max(min, Math.min(max, 2e6)) * 100;
  const cents = fc.integer({ min: clamp(min * 100), max: clamp(highestCents) }).map((count) => count / 100);
  const finest = fc.double({ min, max, noNaN: true });
  return fc.oneof({ arbitrary: cents, weight: 4 }, { arbitrary: edges, weight: 1 }, { arbitrary: finest, weight: 1 });
}

/** The nearest integer from which fast-check draws evenly. */
function clamp(value: number): number {
  return Math.max(-0x7fffffff, Math.min(0x7fffffff, Math.trunc(value)));
}

function otherKind(shape: Shape): fc.Arbitrary<unknown> {
  const kinds: readonly (readonly [string, unknown])[] = [
    ['string', 'text'],
    ['number', 7],
    ['boolean', true],
    ['array', [1]],
    ['object', { a: 1 }],
    ['null', null],
  ];
  return fc.constantFrom(...kinds.filter(([kind]) => kind !== shape.type).map(([, value]) => value));
}
