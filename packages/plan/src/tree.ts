/** An object of JSON whose keys are not known. */
export type Tree = { readonly [key: string]: unknown };

/** Whether this is an object of JSON, not a list. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at the path, through lists too; undefined when nothing does. */
export function at(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  // An own key: `constructor` is an id like any other.
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return at(Object.getOwnPropertyDescriptor(value, key)?.value, rest);
}

/** The value without what stands at the path; the rest of a list moves up. */
export function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => {
      if (index !== Number(key)) return [entry];
      return isLast ? [] : [without(entry, rest)];
    });
  }
  if (!isTree(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (name !== key) return [[name, inner] as const];
    return isLast ? [] : [[name, without(inner, rest)] as const];
  });
  return Object.fromEntries(entries);
}
