import * as z from 'zod/mini';

/** A schema of the contract as plain data: what may come in, without the refinements that only code can tell. */
export type Shape = z.core.JSONSchema.BaseSchema;

/** The shape of what a schema takes. Values that JSON Schema cannot describe may be anything. */
export function shapeOf(schema: z.ZodMiniType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** A shape with references to the definitions of its root followed. */
export function resolved(shape: Shape, root: Shape): Shape {
  const name = shape.$ref?.replace('#/$defs/', '');
  if (name === undefined) return shape;
  if (name === '#') return root;
  const target = root.$defs?.[name];
  if (target === undefined) throw new Error(`No definition of ${name}`);
  return resolved(target, root);
}

/** The alternatives of a shape that is a choice; itself otherwise. */
export function alternatives(shape: Shape): readonly Shape[] {
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return parts.length === 0 ? [shape] : parts.flatMap((part) => (typeof part === 'boolean' ? [] : [part]));
}

/** The named fields of an object's shape. */
export function fieldsOf(shape: Shape): readonly (readonly [string, Shape])[] {
  return Object.entries(shape.properties ?? {}).map(([name, field]) => [name, typeof field === 'boolean' ? {} : field]);
}

/** Whether a value is an object with names, so that one may look into it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The paths of every field below a shape, such as `['profile', 'assets', 0, 'currentValue']`; lists by their first item. */
export function pathsOf(shape: Shape, root: Shape = shape): (readonly (string | number)[])[] {
  const here = resolved(shape, root);
  const choices = alternatives(here).map((choice) => resolved(choice, root));
  return choices.flatMap((choice) => {
    const fields = fieldsOf(choice).flatMap(([name, field]) => [
      [name],
      ...pathsOf(field, root).map((path) => [name, ...path]),
    ]);
    const item = itemOf(choice);
    const items = item === null ? [] : [[0], ...pathsOf(item, root).map((path) => [0, ...path])];
    return [...fields, ...items];
  });
}

/** The shape of a list's items; null where the shape is no list. */
export function itemOf(shape: Shape): Shape | null {
  if (shape.type !== 'array') return null;
  const { items } = shape;
  return items === undefined || typeof items === 'boolean' || Array.isArray(items) ? {} : items;
}

/** The shape at a path; null where the shape has none there. */
export function shapeAt(shape: Shape, path: readonly (string | number)[], root: Shape = shape): Shape | null {
  const here = resolved(shape, root);
  const [step, ...rest] = path;
  if (step === undefined) return here;
  for (const choice of alternatives(here).map((part) => resolved(part, root))) {
    const next = typeof step === 'number' ? itemOf(choice) : (new Map(fieldsOf(choice)).get(step) ?? null);
    const found = next === null ? null : shapeAt(next, rest, root);
    if (found !== null) return found;
  }
  return null;
}

/** A copy of a value with something else at a path; steps that are missing are made. */
export function withAt(value: unknown, path: readonly (string | number)[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return [...list.slice(0, step), withAt(list[step], rest, replacement), ...list.slice(step + 1)];
  }
  const fields = isRecord(value) ? value : {};
  return { ...fields, [step]: withAt(fields[step], rest, replacement) };
}
