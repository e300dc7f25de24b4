import type { Household } from '../../household/household.ts';
import { largestHouseholdAmount } from '../../household/limits.ts';
import { sharedRuns } from '../../simulate/shared-runs.ts';
import { monthsOfPlan, placeIn } from '../balances.ts';
import { lastThatHolds } from '../search.ts';
import { freeId } from '../two-ways.ts';
import { dollarWords, monthWords } from '../words.ts';
import {
  alreadySo,
  type GoalAnswer,
  type GoalOptions,
  notReachable,
  type Question,
  questionOnce,
  severalTimes,
  solved,
} from './answer.ts';
import type { PayMost } from './goal.ts';
import { checkPurchase, type OpenPurchase, withPurchase } from './purchase-check.ts';

/** Prices tried first: a dollar, then four times as much each, to the largest amount. */
const prices = [1, ...Array.from({ length: 7 }, (_, place) => 100_000 * 4 ** place), largestHouseholdAmount];

/** The most that can be paid in a month. Throws Refusal `outOfRange` for a month that is not in the plan. */
export function payMost(household: Household, goal: PayMost, options: GoalOptions): GoalAnswer {
  placeIn({ start: household.start, months: monthsOfPlan(household, options.years) }, 'goal.month', goal.month);
  const question = questionOf(household, goal, options);
  const turn = lastThatHolds(prices, (price) => question.check(price).holds);
  const when = monthWords(goal.month);
  switch (turn.status) {
    case 'always':
      return alreadySo(question, largestHouseholdAmount, `Any price can be paid in ${when}.`);
    case 'never':
      return notReachable(question, 1, `Nothing can be bought in ${when}.`);
    case 'severalTimes':
      return severalTimes(question, turn.holdsAt, `Some prices pass in ${when}, and others between them do not.`);
    case 'between': {
      const words = `The most that can be paid in ${when} is ${question.text(turn.holds)}, in dollars of the start.`;
      return solved(question, turn, words);
    }
  }
}

function questionOf(household: Household, { purchase, month }: PayMost, { years, at }: GoalOptions): Question {
  const id = freeId(household, purchase.id);
  const priced = (price: number): OpenPurchase => ({
    ...purchase,
    id,
    do: 'buy',
    when: month,
    home: { ...purchase.home, value: price },
  });
  const priceIn = (price: number) => at?.(price) ?? withPurchase(household, priced(price));
  const run = sharedRuns(priceIn(1), years);
  return questionOnce({
    unit: 'dollars',
    heldStill: 'Held still: month, share borrowed, rent, and everything else in the plan.',
    check: (price) => checkPurchase(priceIn(price), id, { month, run }),
    text: (price) => dollarWords(price * 100),
    changes: (price) => [{ do: 'add', event: priced(price) }],
  });
}
