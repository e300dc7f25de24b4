import type { Household, MonthText } from '../household/household.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { fromCents } from '../units/ledger.ts';
import { lowestOf, monthAt, netWorthAtEnd, placesOf } from './balances.ts';
import { changedHousehold, type HouseholdChange } from './change.ts';
import { measured } from './measure.ts';
import { runChecked } from './run-checked.ts';

/** How one way turns out for the whole household. Dollars. */
export interface Outcome {
  readonly netWorthAtEnd: number;
  /** Least in all bank accounts together at a month's end. */
  readonly lowestCash: number;
  readonly lowestCashMonth: MonthText;
  /** Tax on income and land over the plan. */
  readonly taxPaid: number;
  /** First month from which nothing is owed on loans; null if it is not in the plan. */
  readonly debtFree: MonthText | null;
  /** First month that ends with the first account below zero; null if none does. */
  readonly runsOut: MonthText | null;
}

/** A plan and the plan as changed, both run. */
export interface TwoWays {
  readonly plan: Timeline;
  readonly changed: Timeline;
  readonly household: Household;
}

/** Runs a plan and the plan with changes. Throws Refusal as `checkHousehold` and `changedHousehold` do. */
export function twoWays(household: Household, years: number, changes: readonly HouseholdChange[]): TwoWays {
  const plan = runChecked(household, { years });
  const other = changedHousehold(household, changes);
  return { plan, changed: runChecked(other, { years }), household: other };
}

/** A timeline's outcome. */
export function outcomeOf(timeline: Timeline): Outcome {
  const lowest = lowestOf(timeline, placesOf(timeline, ['cash']));
  const [short] = timeline.shortMonths;
  const free = measured(timeline, { of: 'debtFree' }).amount;
  return {
    netWorthAtEnd: fromCents(netWorthAtEnd(timeline)),
    lowestCash: fromCents(lowest.cents),
    lowestCashMonth: monthAt(timeline, lowest.month),
    taxPaid: fromCents(measured(timeline, { of: 'taxPaid' }).amount ?? 0),
    debtFree: free === null ? null : monthAt(timeline, free),
    runsOut: short === undefined ? null : monthAt(timeline, short),
  };
}

/** Why an event could not happen at its month, or null. */
export function refusedNote(timeline: Timeline, event: string): string | null {
  const happened = timeline.events.find(({ id }) => id === event);
  return happened === undefined ? 'Its month is not in the plan.' : happened.note;
}

/** The id of a household's sale of a home; '' without one. */
export function saleIn({ events }: Household, home: string): string {
  return events.find((event) => event.do === 'sell' && event.what === home)?.id ?? '';
}

/** An id that no event of a household has. */
export function freeId({ events }: Pick<Household, 'events'>, wanted: string): string {
  let id = wanted;
  while (events.some((event) => event.id === id)) id = `${id}'`;
  return id;
}
