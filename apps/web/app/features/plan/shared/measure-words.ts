import { monthText, type PlanHeadlines, type PlanToRun } from '@freehold/domain';
import { monthNumber } from '@freehold/finance';
import { duration, money } from '#app/lib/format.ts';
import type { Dollars } from '../model/plan-address.ts';
import { spoken } from './headline-words.ts';

interface Figures {
  readonly plan: PlanToRun;
  readonly before: PlanHeadlines;
  readonly after: PlanHeadlines;
  readonly dollars: Dollars;
  /** Which plan `before` is of, where that is another one: `your plan`. */
  readonly beside?: string;
}

/**
 * The figure that a plan looks at first, after a change, and how much that moved it: `Net worth at 60: $2,880,000,
 * $30,000 less`. Beside another plan with its month: `Net worth at 60, June 2048: $2,880,000, $30,000 less than in your
 * plan`.
 */
export function measureWords({ plan, before, after, dollars, beside }: Figures): string {
  switch (plan.pinned?.measure) {
    case 'nextPurchase': {
      const { nextPurchase: next } = after;
      if (next === null) break;
      const ends = { never: 'not in this plan', lead: '', beside };
      return `Next purchase: ${monthChange(before.nextPurchase?.month ?? null, next.month, ends)}`;
    }
    case 'moneyLasts':
      return `Money lasts ${monthChange(before.moneyGone, after.moneyGone, { never: 'to the end of the plan', lead: 'until ', beside })}`;
    case 'lowestCash': {
      const { month, monthToday } = after.lowestCash;
      const at = beside === undefined ? '' : `, ${monthText(dollars === 'today' ? monthToday : month)}`;
      return `Least cash${at}: ${amountChange(before.lowestCash, after.lowestCash, { dollars, beside, words: money })}`;
    }
    default:
      break;
  }
  const at = beside === undefined ? '' : `, ${monthText(after.netWorth.month)}`;
  return `Net worth at ${after.netWorth.age}${at}: ${amountChange(before.netWorth, after.netWorth, { dollars, beside })}`;
}

interface Amount {
  readonly today: number;
  readonly ofYear: number;
}

interface Beside {
  readonly beside: string | undefined;
}

function amountChange(
  before: Amount,
  after: Amount,
  {
    dollars,
    beside,
    words = spoken,
  }: Beside & {
    readonly dollars: Dollars;
    readonly words?: (amount: number) => string;
  },
): string {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const change = after[kind] - before[kind];
  // Half a dollar is the rounding of a cent's part.
  if (Math.abs(change) < 0.5) return `${words(after[kind])}, ${asIn(beside)}`;
  return `${words(after[kind])}, ${words(Math.abs(change))} ${change > 0 ? 'more' : 'less'}${thanIn(beside)}`;
}

function asIn(beside: string | undefined): string {
  return beside === undefined ? 'as before' : `as in ${beside}`;
}

function thanIn(beside: string | undefined): string {
  return beside === undefined ? '' : ` than in ${beside}`;
}

interface Ends extends Beside {
  /** Where there is no month. */
  readonly never: string;
  /** Before a month. */
  readonly lead: string;
}

function monthChange(before: string | null, after: string | null, { never, lead, beside }: Ends): string {
  const words = (month: string | null) => (month === null ? never : `${lead}${monthText(month)}`);
  if (before === after) return `${words(after)}, ${asIn(beside)}`;
  if (before === null || after === null) {
    return `${words(after)}, ${beside === undefined ? 'before' : `in ${beside}`} ${words(before)}`;
  }
  const months = monthNumber(after) - monthNumber(before);
  return `${words(after)}, ${duration(Math.abs(months))} ${months > 0 ? 'later' : 'earlier'}${thanIn(beside)}`;
}
