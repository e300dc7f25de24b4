import * as z from 'zod/mini';
import { isTree } from '../tree.ts';
import { type Mark, marks } from './fields.ts';
import { planSchema } from './plan.ts';

type Schema = z.core.$ZodType;

/** A field that has a mark, or whose key has, with its way from the value that was read. */
export type Marked = {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly mark: Mark;
};

/** The schema of a part of the document, such as homes; undefined when there is no such part. */
export function partSchema(part: string): Schema | undefined {
  const found = Object.entries(planSchema.shape).find(([name]) => name === part);
  return found && inner(found[1]);
}

/** The schema of one record of a part that is a map of records; undefined for the other parts. */
export function recordSchema(part: string): Schema | undefined {
  const schema = partSchema(part);
  return schema instanceof z.core.$ZodRecord && part !== 'origin' ? schema._zod.def.valueType : undefined;
}

/** The keys of a path; the field that an origin is of is one key. */
export function keysOf(path: string): readonly string[] {
  const [first = '', ...rest] = path.split('/');
  return first === 'origin' && rest.length > 0 ? [first, rest.join('/')] : [first, ...rest];
}

/** The schemas that a field can have: several where it depends on the kind of record; none when there is no such field. */
export function schemasAt(keys: readonly string[]): readonly Schema[] {
  return keys.reduce<readonly Schema[]>(
    (schemas, key) => schemas.flatMap((schema) => below(schema, key)),
    [planSchema],
  );
}

function below(outer: Schema, key: string): readonly Schema[] {
  const schema = inner(outer);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap((each) => below(each, key));
  if (schema instanceof z.core.$ZodRecord) {
    return z.safeParse(schema._zod.def.keyType, key).success ? [schema._zod.def.valueType] : [];
  }
  if (!(schema instanceof z.core.$ZodObject)) return [];
  return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => (name === key ? [field] : []));
}

/** The marked fields of a value that has this schema, in its order. */
export function markedIn(outer: Schema, value: unknown, path: readonly string[] = []): readonly Marked[] {
  const schema = inner(outer);
  const mark = marks.get(schema);
  if (mark) return [{ path, value, mark }];
  if (schema instanceof z.core.$ZodUnion) {
    const option = schema._zod.def.options.find((each) => z.safeParse(each, value).success);
    return option ? markedIn(option, value, path) : [];
  }
  if (Array.isArray(value)) return markedInList(schema, value, path);
  return isTree(value)
    ? Object.entries(value).flatMap(([key, field]) => markedUnder(schema, [...path, key], field))
    : [];
}

function markedUnder(schema: Schema, path: readonly string[], value: unknown): readonly Marked[] {
  const key = path.at(-1) ?? '';
  const mark = schema instanceof z.core.$ZodRecord ? marks.get(schema._zod.def.keyType) : undefined;
  const own = mark ? [{ path, value: key, mark }] : [];
  return [...own, ...below(schema, key).flatMap((field) => markedIn(field, value, path))];
}

function markedInList(schema: Schema, list: readonly unknown[], path: readonly string[]): readonly Marked[] {
  if (!(schema instanceof z.core.$ZodArray)) return [];
  const { element } = schema._zod.def;
  return list.flatMap((entry, index) => markedIn(element, entry, [...path, String(index)]));
}

function inner(schema: Schema): Schema {
  const isWrapped =
    schema instanceof z.core.$ZodExactOptional ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable;
  return isWrapped ? inner(schema._zod.def.innerType) : schema;
}
