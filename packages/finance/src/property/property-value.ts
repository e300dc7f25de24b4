import { inRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

/**
 * The value of a property after some years of growth that compounds yearly: dollars, not rounded; growth in percent a year.
 * Throws RangeError for a price outside 0 to 1e12, a growth outside −50 to 50 percent and years outside 0 to 100.
 */
export function propertyValue(inputs: {
  readonly price: number;
  readonly growthPct: number;
  readonly years: number;
}): Dollars {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  const growth = inRange('growthPct', inputs.growthPct, [-50, 50]);
  return dollars(price * (1 + growth / 100) ** inRange('years', inputs.years, [0, longestTerm]));
}
