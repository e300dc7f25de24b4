import type { Timeline } from '../../ledger/timeline.ts';
import { fromCents } from '../../units/ledger.ts';
import { firstPlace, monthAt, sumAt } from '../balances.ts';
import type { Blocked } from './answer.ts';

/** How far the first account is below a floor of whole cents at the end of a month, from 0. */
export function belowFloor(timeline: Timeline, floor: number, month: number): Blocked {
  const missing = fromCents(floor - sumAt(timeline, firstPlace, month));
  return { test: 'floor', month: monthAt(timeline, month), missing };
}
