import type { Home, Household } from '../household/household.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { balanceOf } from './balance-sheet.ts';

/** A property at a month's end, dollars of the household's part. */
export interface HomeView {
  readonly home: string;
  readonly value: number;
  /** Owed on the loans it secures. */
  readonly owed: number;
  readonly equity: number;
  /** Percent; null without a value. */
  readonly lvrPct: number | null;
  /** Rent of the first year as percent of the value at the start; null unless it is let then. */
  readonly grossYieldPct: number | null;
}

/** A property's value, loans, equity, LVR and yield at the end of a month; −1 is before the first. */
export function homeView(timeline: Timeline, household: Household, at: { home: string; month: number }): HomeView {
  const { home: id, month } = at;
  const home = household.homes.find((other) => other.id === id);
  const value = balanceOf(timeline, { kind: 'home', subject: id }, month);
  const loans = household.loans.filter(({ on }) => on.includes(id));
  const owed = loans.reduce((sum, loan) => sum - balanceOf(timeline, { kind: 'loan', subject: loan.id }, month), 0);
  const rent = home === undefined ? 0 : yearlyRent(home);
  const startValue = balanceOf(timeline, { kind: 'home', subject: id }, -1);
  return {
    home: id,
    value,
    owed,
    equity: value - owed,
    lvrPct: value === 0 ? null : (owed / value) * 100,
    grossYieldPct: rent === 0 || startValue === 0 ? null : (rent / startValue) * 100,
  };
}

function yearlyRent({ use, rentWeekly = 0, vacancyWeeks = 0, owners }: Home): number {
  const part = owners.reduce((sum, { sharePct }) => sum + sharePct, 0) / 100;
  return use === 'rent' ? rentWeekly * (52 - vacancyWeeks) * part : 0;
}
