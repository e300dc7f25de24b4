import type { Household, HouseholdEvent, MonthText } from '../../household/household.ts';
import { monthNumber } from '../../ledger/clock.ts';
import type { Timeline } from '../../ledger/timeline.ts';
import { toCents } from '../../units/ledger.ts';
import { firstBelow, monthAt } from '../balances.ts';
import { changedHousehold } from '../change.ts';
import { runChecked } from '../run-checked.ts';
import { monthWords } from '../words.ts';
import type { Check } from './answer.ts';

/** A purchase whose month is still open. */
export type OpenPurchase = Extract<HouseholdEvent, { readonly do: 'buy' }>;

/** Months after a purchase, its own among them, in which cash must stay at the floor. */
const monthsWatched = 12;

/** The timeline with a purchase at a month, or waiting from a month on. */
export function runWith(household: Household, purchase: OpenPurchase, years: number): Timeline {
  return runChecked(changedHousehold(household, [{ do: 'add', event: purchase }]), { years });
}

/** The first month in the year from a purchase on whose end finds the first account below the floor; null if none does. */
export function thinMonth(timeline: Timeline, household: Household, bought: number): number | null {
  const floor = toCents(household.policy?.floor ?? 0);
  return firstBelow(timeline, floor, { first: bought, last: bought + monthsWatched - 1 });
}

/** Whether a purchase in a month passes the tests, by a run with it. */
export function checkPurchase(household: Household, purchase: OpenPurchase, at: { month: MonthText; years: number }) {
  const timeline = runWith(household, { ...purchase, when: at.month }, at.years);
  return shownBy(timeline, household, { id: purchase.id, month: at.month });
}

function shownBy(timeline: Timeline, household: Household, { id, month }: { id: string; month: MonthText }): Check {
  const bought = timeline.events.find((event) => event.id === id);
  const when = monthWords(month);
  if (bought === undefined) return { holds: false, why: `${when} is not in the plan.` };
  if (bought.note !== null) return { holds: false, why: `${when}: ${bought.note}` };
  const thin = thinMonth(timeline, household, monthNumber(month) - monthNumber(household.start));
  if (thin === null) return { holds: true, why: `In ${when} equity, income and cash tests pass, and cash stays.` };
  return { holds: false, why: `Bought in ${when}, cash is below its floor in ${monthWords(monthAt(timeline, thin))}.` };
}
