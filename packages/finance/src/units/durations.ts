import { wholeInRange } from './checks.ts';

declare const yearsBrand: unique symbol;
declare const monthsBrand: unique symbol;

/** A whole number of years. */
export type Years = number & { readonly [yearsBrand]: true };

/** A whole number of months. */
export type Months = number & { readonly [monthsBrand]: true };

/** Longest duration the calculations accept, years. */
export const longestTerm = 100;

/** Returns the number as whole years. Throws RangeError unless it is a whole number 0 to 100. */
export function years(count: number): Years {
  return wholeInRange('years', count, [0, longestTerm]) as Years;
}

/** Returns the number as whole months. Throws RangeError unless it is a whole number 0 to 1,200. */
export function months(count: number): Months {
  return wholeInRange('months', count, [0, longestTerm * 12]) as Months;
}

/** Converts years to months. */
export function monthsIn(span: Years): Months {
  return (span * 12) as Months;
}

/** Converts months to years, rounded up: 197 months give 17 (decision L-16). */
export function yearsBegun(span: Months): Years {
  return Math.ceil(span / 12) as Years;
}
