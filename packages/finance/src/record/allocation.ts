import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars, roundToWholePercent } from '../units/money.ts';

/** A pie slice: dollars, and its share in whole percent. */
export interface AllocationSlice {
  readonly name: string;
  readonly value: Dollars;
  readonly percent: number;
}

/**
 * Amounts summed by name, largest first; names that total 0 or less have no slice (decision I-09). Each percentage is
 * rounded separately, so they may not add up to 100 (I-10). Throws RangeError for amounts outside −1e12 to 1e12.
 */
export function allocation(
  amounts: readonly { readonly name: string; readonly amount: number }[],
): readonly AllocationSlice[] {
  const sums = new Map<string, number>();
  for (const { name, amount } of amounts) {
    sums.set(name, (sums.get(name) ?? 0) + inRange('amount', amount, [-largestAmount, largestAmount]));
  }
  const slices = [...sums].filter(([, value]) => value > 0).sort(([, a], [, b]) => b - a);
  const total = slices.reduce((sum, [, value]) => sum + value, 0);
  return slices.map(([name, value]) => ({
    name,
    value: dollars(value),
    percent: roundToWholePercent((value / total) * 100),
  }));
}
