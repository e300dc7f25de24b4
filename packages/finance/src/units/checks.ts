/** Lowest and highest allowed value. */
type Range = readonly [min: number, max: number];

/**
 * Returns the value if it is in the closed range. Throws RangeError naming the parameter, the value and the range, so
 * that a caller can report which input was impossible.
 */
export function inRange(name: string, value: number, [min, max]: Range): number {
  if (!(value >= min && value <= max)) throw new RangeError(`${name} is ${value}; allowed is ${min} to ${max}`);
  return value;
}

/** Returns the value if it is a whole number in the closed range. Throws RangeError otherwise. */
export function wholeInRange(name: string, value: number, [min, max]: Range): number {
  if (!Number.isInteger(value)) throw new RangeError(`${name} is ${value}; a whole number ${min} to ${max} is needed`);
  return inRange(name, value, [min, max]);
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
