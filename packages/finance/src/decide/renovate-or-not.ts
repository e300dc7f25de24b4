import type { Household, HouseholdEvent, MonthText } from '../household/household.ts';
import { largestHouseholdAmount } from '../household/limits.ts';
import { monthNumber } from '../ledger/clock.ts';
import { fromCents } from '../units/ledger.ts';
import { monthAt, netWorthAt, netWorthAtEnd } from './balances.ts';
import { firstThatHolds } from './search.ts';
import { freeId, type Outcome, outcomeOf, refusedNote, type TwoWays, twoWays } from './two-ways.ts';
import { dollarWords, monthWords, moreOrLess } from './words.ts';

/** A renovation, dollars of its month. */
export interface RenovateOptions {
  readonly home: string;
  readonly month: MonthText;
  readonly cost: number;
  readonly addsValue: number;
  /** From then on, dollars a week of that month; as it is unless named. */
  readonly rentWeekly?: number | undefined;
  readonly years: number;
}

/** Leaving a home as it is against renovating it, for the whole household. Dollars. */
export interface RenovateOrNot {
  readonly status: 'paysBack' | 'neverPaysBack' | 'notPossible';
  readonly leave: Outcome;
  readonly renovate: Outcome;
  /** First month from which net worth is never lower again than without it; null if there is none. */
  readonly paidBack: MonthText | null;
  /** Net worth at the end of the plan: renovating less leaving. */
  readonly difference: number;
  /** Least whole dollars it must add to the value for net worth at the end to be no lower; null if no amount does. */
  readonly mustAdd: number | null;
  readonly sentence: string;
}

/**
 * A home renovated in a month against leaving it: two runs of the plan, and runs for the value it must add. Throws Refusal
 * as `checkHousehold` does.
 */
export function renovateOrNot(household: Household, options: RenovateOptions): RenovateOrNot {
  const { ways, note } = renovated(household, options, options.addsValue);
  const paidBack = note === null ? paidBackIn(ways, monthNumber(options.month) - monthNumber(household.start)) : null;
  const mustAdd = note === null ? leastValue(household, options) : null;
  const difference = netWorthAtEnd(ways.changed) - netWorthAtEnd(ways.plan);
  const result = {
    leave: outcomeOf(ways.plan),
    renovate: outcomeOf(ways.changed),
    paidBack: paidBack === null ? null : monthAt(ways.plan, paidBack),
    difference: fromCents(difference),
    mustAdd,
  };
  if (note !== null) return { status: 'notPossible', ...result, sentence: note };
  const status = paidBack === null ? 'neverPaysBack' : 'paysBack';
  return { status, ...result, sentence: sentenceOf(result.paidBack, difference, mustAdd) };
}

function renovated(household: Household, options: RenovateOptions, addsValue: number) {
  const { home, month, cost, rentWeekly, years } = options;
  const id = freeId(household, 'renovation');
  const event: HouseholdEvent = { id, do: 'renovate', when: month, home, cost, addsValue, rentWeekly };
  const ways = twoWays(household, years, [{ do: 'add', event }]);
  return { ways, note: refusedNote(ways.changed, id) };
}

/** From 0; null where net worth ends lower. */
function paidBackIn({ plan, changed }: TwoWays, first: number): number | null {
  let month = plan.months;
  while (month > first && netWorthAt(changed, month - 1) >= netWorthAt(plan, month - 1)) month -= 1;
  return month === plan.months ? null : month;
}

function leastValue(household: Household, options: RenovateOptions): number | null {
  const isEnough = (dollars: number) => {
    const { changed, plan } = renovated(household, options, dollars).ways;
    return netWorthAtEnd(changed) >= netWorthAtEnd(plan);
  };
  const points = [0, 10_000, 100_000, 1_000_000, 10_000_000, largestHouseholdAmount];
  const found = firstThatHolds(points, isEnough);
  if (found.status === 'between') return found.holds;
  return found.status === 'always' ? 0 : null;
}

function sentenceOf(paidBack: MonthText | null, difference: number, mustAdd: number | null): string {
  const back =
    paidBack === null
      ? 'Net worth does not come back to what it is without it in this plan.'
      : `Net worth is no lower than without it from ${monthWords(paidBack)} on.`;
  const end = `At the end of the plan it is ${moreOrLess(difference)}.`;
  const must = mustAdd === null ? '' : ` It must add ${dollarWords(mustAdd * 100)} to the value to leave as much.`;
  return `${back} ${end}${must}`;
}
