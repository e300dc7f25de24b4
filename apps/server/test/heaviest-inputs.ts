import { calculate } from '@freehold/contract';

type Inputs = Readonly<Record<string, unknown>>;

/** Values tried for a number, largest first, besides the limit named in the engine's error. */
const largeNumbers = [1e300, 1e12, 1e6, 36_500, 1_200, 600, 200, 100, 50, 30];
const longLists = [10_000, 601, 600, 21, 20];

/**
 * Inputs of an area at its upper limits, found by trial: the largest number and longest list the engine accepts, first
 * one at a time, then all at once. The limits come from the engine, so a raised limit is tried as well.
 */
export function heaviestInputs(area: string, usual: Inputs): readonly Inputs[] {
  const single = Object.keys(usual).flatMap((name) => {
    const value = largestOf(area, usual, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return [...single.map(([name, value]) => ({ ...usual, [name]: value })), { ...usual, ...Object.fromEntries(single) }];
}

function largestOf(area: string, usual: Inputs, name: string): unknown {
  const value = usual[name];
  if (typeof value === 'number') {
    const named = limitIn(refusalOf(area, { ...usual, [name]: 1e300 }));
    const values = [...(named === null ? [] : [named]), ...largeNumbers];
    return values.find((large) => refusalOf(area, { ...usual, [name]: large }) === null);
  }
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return longLists
    .map((length) => longer(value, length))
    .find(
      (long) => refusalOf(area, { ...usual, ...sameLength(usual, value.length, long.length), [name]: long }) === null,
    );
}

/** The area's error message, null if it accepts the inputs. */
function refusalOf(area: string, inputs: Inputs): string | null {
  try {
    calculate(area, inputs);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function limitIn(refusal: string | null): number | null {
  const limit = refusal && / to ([\d.]+(?:e\+?\d+)?)$/.exec(refusal)?.[1];
  return limit ? Number(limit) : null;
}

/** The list repeated up to a length, with a unique id per object. */
function longer(list: readonly unknown[], length: number): readonly unknown[] {
  return Array.from({ length }, (_, index) => {
    const entry: unknown = list[index % list.length];
    return typeof entry === 'object' && entry !== null && 'id' in entry ? { ...entry, id: `home-${index}` } : entry;
  });
}

/** Lengthens the lists that pair with another one entry by entry, such as the dates of cash flows. */
function sameLength(usual: Inputs, length: number, wanted: number): Inputs {
  const beside = Object.entries(usual).filter(([, value]) => Array.isArray(value) && value.length === length);
  return Object.fromEntries(beside.map(([name, value]) => [name, longer(value as unknown[], wanted)]));
}
