import { moneyText } from '@freehold/contract';
import type { Gate } from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { monthText } from '../figures/timeline-words.ts';
import { numberText } from '../text/rates.ts';
import type { NextPurchase, PlanHeadlines } from './plan-headlines.ts';
import { eventName } from './plan-names.ts';
import type { PlanToRun } from './plan-owners.ts';

/** A lender's tests before a purchase, as a sentence names them. */
export const purchaseTests = {
  equity: 'the equity test',
  serviceability: 'the income test',
  cash: 'the cash test',
} as const;

/** What a purchase of a month of its own was made against: `although the income test says no`. */
export function againstWords(failing: readonly Gate[]): string {
  const tests = failing.map((gate) => purchaseTests[gate]).join(' and ');
  return `although ${tests} ${failing.length === 1 ? 'says' : 'say'} no`;
}

/** The figures that lead a plan, in words: net worth first, amounts in today's dollars. */
export function planHeadlineLines(plan: PlanToRun, headlines: PlanHeadlines): readonly Line[] {
  const { netWorth, nextPurchase, lowestCash, moneyGone, typical } = headlines;
  return [
    {
      label: `Net worth at ${netWorth.age}, in today’s dollars`,
      value: moneyText(netWorth.today),
      note: `${moneyText(netWorth.ofYear)} in dollars of ${monthText(netWorth.month)}`,
    },
    ...(nextPurchase === null ? [] : [purchaseLine(plan, nextPurchase)]),
    {
      label: 'Least cash, in today’s dollars',
      value: moneyText(lowestCash.today),
      note: `At the end of ${monthText(lowestCash.monthToday)}`,
    },
    { label: 'Money lasts', value: moneyGone === null ? 'To the end of the plan' : `Until ${monthText(moneyGone)}` },
    { label: 'Typical figures, filled in by us', value: numberText(typical) },
  ];
}

function purchaseLine(plan: PlanToRun, next: NextPurchase): Line {
  const label = 'Next purchase';
  if (next.month !== null) {
    const against = next.failing.length === 0 ? '' : `: bought ${againstWords(next.failing)}`;
    return { label, value: monthText(next.month), note: `${eventName(plan, next.id)}${against}` };
  }
  const why = next.blockedBy === null ? '' : `: ${purchaseTests[next.blockedBy]} says no`;
  return { label, value: 'Not in this plan', note: `${eventName(plan, next.id)}${why}` };
}
