import { Refusal } from './refusal.ts';

/** Lowest and highest allowed value. */
type Range = readonly [min: number, max: number];

/**
 * Returns the value, with -0 turned into 0, if it is in the closed range. Throws a Refusal, a RangeError that names the parameter,
 * so that a caller can report which input was impossible.
 */
export function inRange(name: string, value: number, range: Range): number {
  if (value >= range[0] && value <= range[1]) return value + 0;
  const [min, max] = range;
  throw new Refusal('outOfRange', name, `${name} is ${value}; allowed is ${min} to ${max}`);
}

/** Returns the value if it is a whole number in the closed range. Throws RangeError otherwise. */
export function wholeInRange(name: string, value: number, [min, max]: Range): number {
  if (Number.isInteger(value)) return inRange(name, value, [min, max]);
  throw new Refusal('outOfRange', name, `${name} is ${value}; a whole number ${min} to ${max} is needed`);
}

/**
 * Returns the value, with -0 turned into 0. Throws RangeError for NaN and infinities, so that none leaves a
 * calculation.
 */
export function finiteIn(name: string, value: number): number {
  if (!Number.isFinite(value))
    throw new RangeError(`${name} is ${value}; the inputs lead outside the range of numbers`);
  return value + 0;
}

/** Throws a Refusal for a list without entries or with more than `most`. */
export function countIn(name: string, list: readonly unknown[], most: number): void {
  if (list.length >= 1 && list.length <= most) return;
  throw new Refusal('outOfRange', name, `${name} has ${list.length} entries; allowed is 1 to ${most}`);
}
