/** A default that a calculation took because nobody named a value, and where it comes from. */
export interface Assumption {
  /** Dotted name of the input. */
  readonly name: string;
  readonly value: unknown;
  readonly source: string;
}

/**
 * The defaults that the inputs leave to the calculation, in their order. A name in a list counts as left out where any
 * entry leaves it out, and one below something absent does too.
 */
export function assumptionsOf(inputs: unknown, defaults: readonly Assumption[]): readonly Assumption[] {
  return defaults.filter(({ name }) => leavesOut(inputs, name.split('.')));
}

function leavesOut(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((entry) => leavesOut(entry, [key ?? '', ...rest]));
  if (key === undefined) return value === undefined;
  const next = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return leavesOut(next, rest);
}

/** Defaults by name with one source. */
export function defaultsFrom(source: string, values: Readonly<Record<string, unknown>>): readonly Assumption[] {
  return Object.entries(values).map(([name, value]) => ({ name, value, source }));
}
