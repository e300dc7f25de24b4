import type { Household, MonthText } from '../household/household.ts';
import { type AccountName, ownKinds } from '../ledger/accounts.ts';
import { monthNumber, monthsOfRun, monthText } from '../ledger/clock.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { Refusal } from '../units/refusal.ts';

/** Places of the accounts of some kinds. */
export function placesOf({ accounts }: Pick<Timeline, 'accounts'>, kinds: readonly AccountName['kind'][]): number[] {
  return [...accounts.keys()].filter((place) => {
    const kind = accounts[place]?.kind;
    return kind !== undefined && kinds.includes(kind);
  });
}

export type Balances = Pick<Timeline, 'accounts' | 'balances'>;

/** What some accounts hold together at the end of a month, whole cents. */
export function sumAt({ accounts, balances }: Balances, places: readonly number[], month: number): number {
  const first = month * accounts.length;
  let sum = 0;
  for (const place of places) sum += balances[first + place] ?? 0;
  return sum;
}

/** Net worth at the end of a month, whole cents. */
export function netWorthAt(timeline: Timeline, month: number): number {
  return sumAt(timeline, placesOf(timeline, ownKinds), month);
}

/** Net worth at the end of a run, whole cents. */
export function netWorthAtEnd(timeline: Timeline): number {
  return netWorthAt(timeline, timeline.months - 1);
}

/** Whole cents, and the month at whose end, from 0. */
export interface Lowest {
  readonly cents: number;
  readonly month: number;
}

/** The least that some accounts hold together at a month's end, and the first month that they do. */
export function lowestOf(timeline: Timeline, places: readonly number[]): Lowest {
  let lowest: Lowest = { cents: Number.POSITIVE_INFINITY, month: 0 };
  for (let month = 0; month < timeline.months; month += 1) {
    const cents = sumAt(timeline, places, month);
    if (cents < lowest.cents) lowest = { cents, month };
  }
  return lowest;
}

/** The account that everything goes through, as a list of one. */
export const firstPlace: readonly number[] = [0];

/** First month in a range at whose end the first account holds less than a floor of whole cents; null if none does. */
export function firstBelow(
  timeline: Balances & Pick<Timeline, 'months'>,
  floor: number,
  { first, last }: { readonly first: number; readonly last: number },
): number | null {
  for (let month = first; month <= Math.min(last, timeline.months - 1); month += 1) {
    if (sumAt(timeline, firstPlace, month) < floor) return month;
  }
  return null;
}

/** The month of a place in a run. */
export function monthAt({ start }: { readonly start: MonthText }, place: number): MonthText {
  return monthText(monthNumber(start) + place);
}

/** Place of a month in a run of `months`. Throws Refusal `outOfRange` for one outside it, by the field. */
export function placeIn(run: { readonly start: MonthText; readonly months: number }, field: string, month: MonthText) {
  const place = monthNumber(month) - monthNumber(run.start);
  if (place >= 0 && place < run.months) return place;
  const last = monthAt(run, run.months - 1);
  throw new Refusal('outOfRange', field, `${field} is ${month}; the plan goes from ${run.start} to ${last}`);
}

/** Months of a household's plan of so many financial years. */
export function monthsOfPlan({ start }: Pick<Household, 'start'>, years: number): number {
  return monthsOfRun(monthNumber(start), years);
}

/** The fewest financial years of a plan that reach a month, from 0, and no more than `most`. */
export function yearsTo(household: Pick<Household, 'start'>, month: number, most: number): number {
  let years = 1;
  while (years < most && monthsOfPlan(household, years) <= month) years += 1;
  return years;
}
