import { inRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

export interface ValueRangeInputs {
  /** Dollars. */
  readonly price: number;
  readonly years: number;
  /** Mean of the yearly log return. */
  readonly logMean: number;
  /** Standard deviation of the yearly log return. */
  readonly logSd: number;
}

/** Standard normal quantile at 95 %; the one at 5 % is its negative. */
export const normal95 = 1.6448536269514722;

/**
 * The spread of values after some years when yearly log returns are independent and normal: the 5th, 50th and 95th
 * percentile and the mean, dollars, not rounded. Throws RangeError for a price outside 0 to 1e12, years outside 0 to
 * 100, a mean outside ±0.5 and a standard deviation outside 0 to 1.
 */
export function valueRange(inputs: ValueRangeInputs): {
  readonly p5: Dollars;
  readonly p50: Dollars;
  readonly p95: Dollars;
  readonly mean: Dollars;
} {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  const years = inRange('years', inputs.years, [0, longestTerm]);
  const drift = inRange('logMean', inputs.logMean, [-0.5, 0.5]) * years;
  const variance = inRange('logSd', inputs.logSd, [0, 1]) ** 2 * years;
  const at = (quantile: number) => dollars(price * Math.exp(drift + quantile * Math.sqrt(variance)));
  return { p5: at(-normal95), p50: at(0), p95: at(normal95), mean: dollars(price * Math.exp(drift + variance / 2)) };
}
