import type { Household } from '../../household/household.ts';
import type { PartOfTimeline, Until } from '../../simulate/shared-runs.ts';
import { fromCents, toCents } from '../../units/ledger.ts';
import { firstPlace, monthAt, sumAt } from '../balances.ts';
import type { Blocked } from './answer.ts';

/** How far the first account is below a floor of whole cents at the end of a month, from 0. */
export function belowFloor(timeline: PartOfTimeline, floor: number, month: number): Blocked {
  const missing = fromCents(floor - sumAt(timeline, firstPlace, month));
  return { test: 'floor', month: monthAt(timeline, month), missing };
}

/** Ends a run at the last month of a span, or at the first on whose end finds the first account below the floor. */
export function endsBelow({ policy }: Household, { first, last }: { first: number; last: number }): Until {
  const floor = toCents(policy?.floor ?? 0);
  return { from: first, isEnough: ({ books }, month) => month >= last || (books.now[0] ?? 0) < floor };
}
