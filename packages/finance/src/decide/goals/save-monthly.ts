import type { Household } from '../../household/household.ts';
import { largestHouseholdAmount } from '../../household/limits.ts';
import { inRange } from '../../units/checks.ts';
import { fromCents, toCents } from '../../units/ledger.ts';
import { monthAt, monthsOfPlan, netWorthAt, placeIn, yearsTo } from '../balances.ts';
import { changedHousehold, type HouseholdChange } from '../change.ts';
import { runChecked } from '../run-checked.ts';
import { firstThatHolds } from '../search.ts';
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
import type { SaveMonthly } from './goal.ts';

/**
 * How much less a month must be spent: all living costs but rent are cut by the same percent, and the answer is what that is
 * of those of today, whole dollars. The net worth wanted is in dollars of the start, so more in its month by the assumed
 * rise of prices. Throws Refusal `outOfRange` for a net worth or a month outside its range.
 */
export function saveMonthly(household: Household, goal: SaveMonthly, { years, at }: GoalOptions): GoalAnswer {
  const months = monthsOfPlan(household, years);
  const run = { start: household.start, months };
  const last = goal.month === undefined ? months - 1 : placeIn(run, 'goal.month', goal.month);
  const wanted = toCents(inRange('goal.netWorth', goal.netWorth, [-largestHouseholdAmount, largestHouseholdAmount]));
  const spent = spentToday(household);
  const question = questionOf(household, { spent, wanted, last, years, at });
  const most = Math.floor(spent);
  const goalWords = `${dollarWords(wanted)} net worth in ${monthWords(monthAt(run, last))}`;
  if (question.check(0).holds) return alreadySo(question, 0, `The plan reaches ${goalWords} as it is.`);
  if (most === 0) return notReachable(question, 0, 'There are no living costs to save out of.');
  const points = [...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.floor(most * part)))];
  const turn = firstThatHolds(points, (dollars) => question.check(dollars).holds);
  switch (turn.status) {
    case 'always':
    case 'never':
      return notReachable(question, most, `Even spending nothing does not reach ${goalWords}.`);
    case 'severalTimes':
      return severalTimes(question, turn.holdsAt, `Some savings reach ${goalWords}, and larger ones do not.`);
    case 'between':
      return solved(question, turn, `Spending ${question.text(turn.holds)} a month less reaches ${goalWords}.`);
  }
}

/** Living costs that could be less: rent is what it is. */
function costsToCut({ costs }: Household) {
  return costs.filter(({ whileRenting }) => whileRenting !== true);
}

/** Those of the first month, dollars. */
function spentToday(household: Household): number {
  const { start } = household;
  return costsToCut(household).reduce((sum, { monthly, from = start, until = start }) => {
    return from <= start && start <= until ? sum + monthly : sum;
  }, 0);
}

interface Wanted extends GoalOptions {
  readonly spent: number;
  /** Whole cents of the start. */
  readonly wanted: number;
  readonly last: number;
}

function questionOf(household: Household, { spent, wanted, last, years, at }: Wanted): Question {
  const changes = (dollars: number): readonly HouseholdChange[] =>
    costsToCut(household).map(({ id, monthly }) => ({
      do: 'set',
      input: { of: 'cost', id, name: 'monthly' },
      to: spent === 0 ? monthly : monthly * Math.max(0, 1 - dollars / spent),
    }));
  // Prices to the end of the month, as net worth is.
  const prices = (1 + household.assume.pricesPct / 100) ** ((last + 1) / 12);
  const wantedThen = toCents(fromCents(wanted) * prices);
  return questionOnce({
    unit: 'dollars',
    heldStill: 'Held still: everything else in the plan. What is saved goes where the plan puts what is left over.',
    check: (dollars) => {
      const spending = at?.(dollars) ?? changedHousehold(household, changes(dollars));
      const timeline = runChecked(spending, { years: yearsTo(household, last, years) });
      const worth = netWorthAt(timeline, last);
      const month = monthAt(timeline, last);
      const why = `Net worth comes to ${dollarWords(worth / prices)} in ${monthWords(month)}.`;
      if (worth >= wantedThen) return { holds: true, blocked: null, why };
      return { holds: false, blocked: { test: 'netWorth', month, missing: fromCents(wantedThen - worth) }, why };
    },
    text: (dollars) => dollarWords(dollars * 100),
    changes,
  });
}
