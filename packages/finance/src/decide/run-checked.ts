import { checkHousehold } from '../household/check.ts';
import type { Household } from '../household/household.ts';
import type { RunOptions } from '../ledger/running.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { runHousehold } from '../simulate/run.ts';

/** A household's timeline once it has passed `checkHousehold`. Throws Refusal as that does. */
export function runChecked(household: Household, options: RunOptions): Timeline {
  checkHousehold(household, options.years);
  return runHousehold(household, options);
}
