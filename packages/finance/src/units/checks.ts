/**
 * The value, when it lies in the closed range. Throws RangeError naming the parameter, the value and the range, so that a
 * caller can say which input was impossible.
 */
export function inRange(name: string, value: number, min: number, max: number): number {
  if (!(value >= min && value <= max)) throw new RangeError(`${name} is ${value}; allowed is ${min} to ${max}`);
  return value;
}

/** The value, when it is a whole number in the closed range. Throws RangeError otherwise. */
export function wholeInRange(name: string, value: number, min: number, max: number): number {
  if (!Number.isInteger(value)) throw new RangeError(`${name} is ${value}; a whole number ${min} to ${max} is needed`);
  return inRange(name, value, min, max);
}
