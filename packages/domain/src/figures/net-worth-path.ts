import { balanceSheet, presentValue } from '@freehold/finance';
import { monthAfter } from '../inputs/household/reading.ts';
import type { ClientTimeline } from './client-timeline.ts';

/** Net worth at a moment of a timeline, dollars of the household's part. */
export interface NetWorthPoint {
  /** From the start; whole but for the end of the timeline. */
  readonly years: number;
  /** `2031-11`. */
  readonly month: string;
  readonly amount: number;
  /** The same in today's dollars, at the timeline's own rise of prices. */
  readonly today: number;
}

/** Net worth today, after each whole year of a timeline and at its end. */
export function netWorthPath({ household, timeline }: ClientTimeline): readonly NetWorthPoint[] {
  const { pricesPct } = household.assume;
  const whole = Array.from({ length: Math.floor(timeline.months / 12) + 1 }, (_, years) => years * 12);
  const months = timeline.months % 12 === 0 ? whole : [...whole, timeline.months];
  return months.map((past) => {
    const amount = balanceSheet(timeline, past - 1).netWorth;
    return {
      years: past / 12,
      month: monthAfter(household.start, past),
      amount,
      today: presentValue({ amount, years: past / 12, priceRise: pricesPct }),
    };
  });
}
