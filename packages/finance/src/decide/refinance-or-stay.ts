import type { Household, HouseholdEvent, MonthText } from '../household/household.ts';
import { monthNumber } from '../ledger/clock.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { flowsOf } from '../views/year-statement.ts';
import { monthAt, netWorthAtEnd } from './balances.ts';
import { freeId, type Outcome, outcomeOf, refusedNote, type TwoWays, twoWays } from './two-ways.ts';
import { dollarWords, monthWords, moreThan } from './words.ts';

/** A loan on new terms from a month on. Percent a year, dollars; what is not named stays as it is. */
export interface RefinanceOptions {
  readonly loan: string;
  readonly month: MonthText;
  readonly ratePct: number;
  readonly termMonths?: number | undefined;
  readonly interestOnlyMonths?: number | undefined;
  /** Paid out of the first account. */
  readonly costs: number;
  readonly cashOut?: number | undefined;
  readonly years: number;
}

/** Staying against refinancing, for the whole household. Dollars. */
export interface RefinanceOrStay {
  readonly status: 'paysBack' | 'neverPaysBack' | 'notPossible';
  readonly stay: Outcome;
  readonly refinance: Outcome;
  /** Interest on all loans over the plan: refinancing less staying. */
  readonly interestDifference: number;
  /** Interest, principal and extras on all loans in the first month on the new terms: refinancing less staying. */
  readonly repaymentDifference: number;
  /** First month by whose end the interest saved is no less than the costs; null if none is. */
  readonly costsPaidBack: MonthText | null;
  /** Net worth at the end of the plan: refinancing less staying. */
  readonly difference: number;
  readonly sentence: string;
}

/**
 * A loan refinanced in a month against staying with it: two runs of the plan. Costs are paid back out of interest saved,
 * not out of lower repayments, since a longer term lowers those and costs more. Throws Refusal as `checkHousehold` does.
 */
export function refinanceOrStay(household: Household, options: RefinanceOptions): RefinanceOrStay {
  const { years, month, ...terms } = options;
  const id = freeId(household, 'refinancing');
  const event: HouseholdEvent = { id, do: 'refinance', when: month, ...terms };
  const ways = twoWays(household, years, [{ do: 'add', event }]);
  const note = refusedNote(ways.changed, id);
  const first = monthNumber(month) - monthNumber(household.start);
  const paidBack = note === null ? paidBackIn(ways, first, toCents(options.costs)) : null;
  const difference = netWorthAtEnd(ways.changed) - netWorthAtEnd(ways.plan);
  const result = {
    stay: outcomeOf(ways.plan),
    refinance: outcomeOf(ways.changed),
    interestDifference: fromCents(interestSaved(ways, { first: 0, last: ways.plan.months - 1 }) * -1),
    repaymentDifference: fromCents(repaid(ways.changed, first + 1) - repaid(ways.plan, first + 1)),
    costsPaidBack: paidBack === null ? null : monthAt(ways.plan, paidBack),
    difference: fromCents(difference),
  };
  if (note !== null) return { status: 'notPossible', ...result, sentence: note };
  const status = paidBack === null ? 'neverPaysBack' : 'paysBack';
  return { status, ...result, sentence: sentenceOf(result.costsPaidBack, difference, options) };
}

interface Months {
  readonly first: number;
  readonly last: number;
}

/** Interest on all loans that the change saves in some months, whole cents. The flows are negative. */
function interestSaved({ plan, changed }: TwoWays, months: Months): number {
  return flowsOf(changed, ['loanInterest'], months) - flowsOf(plan, ['loanInterest'], months);
}

/** Interest and principal on all loans in a month, whole cents. */
function repaid(timeline: Timeline, month: number): number {
  if (month >= timeline.months) return 0;
  const only = { first: month, last: month };
  return flowsOf(timeline, ['principal', 'extra'], only) - flowsOf(timeline, ['loanInterest'], only);
}

/** The first month by whose end interest saved since the refinancing covers its costs, from 0; null if none does. */
function paidBackIn(ways: TwoWays, first: number, costs: number): number | null {
  let saved = 0;
  for (let month = first; month < ways.plan.months; month += 1) {
    saved += interestSaved(ways, { first: month, last: month });
    if (month > first && saved >= costs) return month;
  }
  return null;
}

function sentenceOf(paidBack: MonthText | null, difference: number, { costs }: RefinanceOptions): string {
  const back =
    paidBack === null
      ? `The ${dollarWords(toCents(costs))} of costs are not paid back by interest saved in this plan.`
      : `The ${dollarWords(toCents(costs))} of costs are paid back by interest saved by ${monthWords(paidBack)}.`;
  return `${back} Net worth at the end of the plan is ${moreThan(difference, 'by staying')}.`;
}
