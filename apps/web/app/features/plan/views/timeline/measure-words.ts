import { monthText, type PlanHeadlines, type PlanToRun } from '@freehold/domain';
import { monthNumber } from '@freehold/finance';
import { duration } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { spoken } from '../../shared/headline-words.ts';

interface Figures {
  readonly plan: PlanToRun;
  readonly before: PlanHeadlines;
  readonly after: PlanHeadlines;
  readonly dollars: Dollars;
}

/** The figure that a plan looks at first, after a change, and how much that moved it: `Net worth at 60: $2,880,000, $30,000 less`. */
export function measureWords({ plan, before, after, dollars }: Figures): string {
  switch (plan.pinned?.measure) {
    case 'nextPurchase':
      if (after.nextPurchase === null) break;
      return `Next property: ${monthChange(before.nextPurchase?.month ?? null, after.nextPurchase.month, { never: 'not in this plan', lead: '' })}`;
    case 'moneyLasts':
      return `Money lasts ${monthChange(before.moneyGone, after.moneyGone, { never: 'to the end of the plan', lead: 'until ' })}`;
    case 'lowestCash':
      return `Least cash: ${amountChange(before.lowestCash, after.lowestCash, dollars)}`;
    default:
      break;
  }
  return `Net worth at ${after.netWorth.age}: ${amountChange(before.netWorth, after.netWorth, dollars)}`;
}

interface Amount {
  readonly today: number;
  readonly ofYear: number;
}

function amountChange(before: Amount, after: Amount, dollars: Dollars): string {
  const kind = dollars === 'today' ? 'today' : 'ofYear';
  const change = after[kind] - before[kind];
  // Half a dollar is the rounding of a cent's part.
  if (Math.abs(change) < 0.5) return `${spoken(after[kind])}, as before`;
  return `${spoken(after[kind])}, ${spoken(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
}

interface Ends {
  /** Where there is no month. */
  readonly never: string;
  /** Before a month. */
  readonly lead: string;
}

function monthChange(before: string | null, after: string | null, { never, lead }: Ends): string {
  const words = (month: string | null) => (month === null ? never : `${lead}${monthText(month)}`);
  if (before === after) return `${words(after)}, as before`;
  if (before === null || after === null) return `${words(after)}, before ${words(before)}`;
  const months = monthNumber(after) - monthNumber(before);
  return `${words(after)}, ${duration(Math.abs(months))} ${months > 0 ? 'later' : 'earlier'}`;
}
