/** What stands at a path of a plan, such as homes/ip1/costs/rates; undefined when nothing does. */
export function valueAt(plan: object, path: string): unknown {
  let value: unknown = plan;
  for (const key of path.split('/')) value = isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** An object whose keys are not known, not a list. */
export function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record that a path leads to or into: homes/ip1 of homes/ip1/rent, and route, which is one by itself, of route/floor. */
export function recordPath(path: string): string {
  const [part = '', ...rest] = path.split('/');
  return part === 'route' ? part : [part, ...rest.slice(0, 1)].join('/');
}
