import { finiteIn, wholeInRange } from '../units/checks.ts';

/**
 * Effective yearly rate of a nominal rate compounding `periods` times a year; fractions in and out. Throws RangeError
 * for a nominal rate at or below −periods and for periods outside 1 to 1,000,000.
 */
export function effectiveRate(nominal: number, periods: number): number {
  const count = wholeInRange('periods', periods, [1, 1e6]);
  if (!(nominal > -count)) throw new RangeError(`nominal is ${nominal}; allowed is above ${-count}`);
  return finiteIn('effective', Math.expm1(count * Math.log1p(nominal / count)));
}

/** Nominal yearly rate of an effective one. Throws RangeError for an effective rate at or below −1. */
export function nominalRate(effective: number, periods: number): number {
  const count = wholeInRange('periods', periods, [1, 1e6]);
  if (!(effective > -1)) throw new RangeError(`effective is ${effective}; allowed is above -1`);
  return finiteIn('nominal', count * Math.expm1(Math.log1p(effective) / count));
}

/**
 * Constant growth per period, a fraction, from one value to another. Throws RangeError for values at or below 0 and for
 * periods at or below 0 or above 1,000,000.
 */
export function compoundGrowthRate(terms: {
  readonly start: number;
  readonly end: number;
  readonly periods: number;
}): number {
  for (const [name, value] of Object.entries(terms)) {
    if (!(value > 0 && value <= 1e15)) throw new RangeError(`${name} is ${value}; allowed is above 0 to 1e15`);
  }
  return finiteIn('growth', Math.expm1(Math.log(terms.end / terms.start) / terms.periods));
}
