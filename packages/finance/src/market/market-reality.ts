import { specificationInvestors } from '../rules/market-reality.ts';
import { wholeInRange } from '../units/checks.ts';
import { roundToWholePercent } from '../units/money.ts';

/**
 * Investors by number of properties held, with each group's whole percentage; the percentages may not add up to 100.
 * Source: specification section 2. Throws RangeError for a count that is negative or not whole.
 */
export function marketReality(counts: readonly number[] = specificationInvestors.value): {
  readonly counts: readonly number[];
  readonly total: number;
  readonly percentages: readonly number[];
} {
  const groups = counts.map((count) => wholeInRange('counts', count, [0, 1e9]));
  const total = groups.reduce((sum, count) => sum + count, 0);
  const percentages = groups.map((count) => (total === 0 ? 0 : roundToWholePercent((count / total) * 100)));
  return { counts: groups, total, percentages };
}
