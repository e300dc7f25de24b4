import { loanRateFloor } from '../rules/joint-chances.ts';
import { inRange } from '../units/checks.ts';

/** How one future strays from an investment’s plan: percentage points of each year from the contract, then none. */
export interface InvestmentPath {
  /** Added to the growth of the price and of the land. */
  readonly growth: ArrayLike<number>;
  /** Added to the growth of the rent. */
  readonly rents: ArrayLike<number>;
  /** Added to the rate of the loan. */
  readonly rates: ArrayLike<number>;
  /** Added to inflation, by which costs rise and costs of the cost base are indexed. */
  readonly prices: ArrayLike<number>;
}

/** What a growth in percent a year makes of 1 in some years, each with its points; a part of a year counts as a part of it. */
export function grown(pct = 0, years = 0, points: ArrayLike<number> = []): number {
  if (points.length === 0) return (1 + pct / 100) ** years;
  let factor = 1;
  for (let year = 0; year < years; year += 1) {
    factor *= Math.max(0, 1 + (pct + (points[year] ?? 0)) / 100) ** Math.min(1, years - year);
  }
  return factor;
}

/** The even growth a year, percent, that comes to the same over the years. */
export function evenGrowthPct(pct: number, years: number, points: ArrayLike<number> | undefined): number {
  return points === undefined || years === 0 ? pct : (grown(pct, years, points) ** (1 / years) - 1) * 100;
}

const mostRatePct = 30;

/** The rate of a loan in a year of a future, percent: never below the floor of chances, unless the plan’s own is. */
export function ratePctIn(ratePct: number, points: number): number {
  const floor = Math.min(ratePct, loanRateFloor.value);
  return Math.min(mostRatePct, Math.max(floor, inRange('ratePct', ratePct, [0, mostRatePct]) + points));
}
