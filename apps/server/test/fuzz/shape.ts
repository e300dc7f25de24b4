import * as z from 'zod/mini';

/** A contract schema as plain data: accepted input, without the refinements that only code can check. */
export type Shape = z.core.JSONSchema.BaseSchema;

/** Input shape of a schema. Values JSON Schema cannot describe may be anything. */
export function shapeOf(schema: z.ZodMiniType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Resolves a shape's references to its root's definitions. */
export function resolved(shape: Shape, root: Shape): Shape {
  const name = shape.$ref?.replace('#/$defs/', '');
  if (name === undefined) return shape;
  if (name === '#') return root;
  const target = root.$defs?.[name];
  if (target === undefined) throw new Error(`No definition of ${name}`);
  return resolved(target, root);
}

/** The alternatives of a union shape; otherwise the shape itself. */
export function alternatives(shape: Shape): readonly Shape[] {
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return parts.length === 0 ? [shape] : parts.flatMap((part) => (typeof part === 'boolean' ? [] : [part]));
}

/** Named fields of an object shape. */
export function fieldsOf(shape: Shape): readonly (readonly [string, Shape])[] {
  return Object.entries(shape.properties ?? {}).map(([name, field]) => [name, typeof field === 'boolean' ? {} : field]);
}

/** True for an object with named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Paths of all fields below a shape, such as `['profile', 'assets', 0, 'currentValue']`; for lists, the first item's.
 */
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

/** Shape of a list's items; null if the shape is not a list. */
export function itemOf(shape: Shape): Shape | null {
  if (shape.type !== 'array') return null;
  const { items } = shape;
  return items === undefined || typeof items === 'boolean' || Array.isArray(items) ? {} : items;
}

/** The shape at a path; null if there is none. */
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

/** A copy of a value with the part at a path replaced; missing steps are created. */
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
