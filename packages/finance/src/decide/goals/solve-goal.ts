import { checkHousehold } from '../../household/check.ts';
import { checkMonth } from '../../household/check-fields.ts';
import type { Household } from '../../household/household.ts';
import type { GoalAnswer, GoalOptions } from './answer.ts';
import { buyEarliest } from './buy-earliest.ts';
import type { HouseholdGoal } from './goal.ts';
import { highestRise } from './highest-rise.ts';
import { payMost } from './pay-most.ts';
import { retireEarliest } from './retire-earliest.ts';
import { saveMonthly } from './save-monthly.ts';

/**
 * The answer to a question about a household's plan of some years, searched by runs of the plan alone: coarse first, then
 * to the month, the whole dollar or the hundredth of a point. No value is run twice. Proved by a run at the answer and one just beyond it. Throws
 * Refusal as `checkHousehold` does, and for a goal that names nothing or lies outside the plan.
 */
export function solveGoal(household: Household, goal: HouseholdGoal, options: GoalOptions): GoalAnswer {
  checkHousehold(withoutOffsets(household, goal), options.years);
  switch (goal.ask) {
    case 'buyEarliest':
      checkMonth('goal.from', goal.from);
      return buyEarliest(household, goal, options);
    case 'payMost':
      checkMonth('goal.month', goal.month);
      return payMost(household, goal, options);
    case 'retireEarliest':
      return retireEarliest(household, goal, options);
    case 'saveMonthly':
      checkMonth('goal.month', goal.month);
      return saveMonthly(household, goal, options);
    case 'highestRise':
      return highestRise(household, options);
  }
}

/** For the check: an account may offset the loan of the purchase asked about, which the household does not have yet. */
function withoutOffsets(household: Household, goal: HouseholdGoal): Household {
  if (goal.ask !== 'buyEarliest' && goal.ask !== 'payMost') return household;
  const { id } = goal.purchase;
  const accounts = household.accounts.map(({ offsets, ...account }) =>
    offsets === `${id}.loan` || offsets === `${id}.equity` ? account : { ...account, offsets },
  );
  return { ...household, accounts };
}
