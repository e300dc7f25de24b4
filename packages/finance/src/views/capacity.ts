import type { Household } from '../household/household.ts';
import { type Serviceability, serviceability } from '../lending/serviceability.ts';
import { askedOf, recordOf } from '../simulate/application.ts';
import { monthlyPreset } from '../simulate/monthly.ts';
import { startRun } from '../simulate/start-run.ts';

/**
 * What a lender's test lets a household borrow more at the start of its timeline, over thirty years at the assumed rate.
 * Dollars. The same test stands before each waiting purchase of a run.
 */
export function householdCapacity(household: Household): Serviceability {
  const run = startRun(household, { years: 1 }, monthlyPreset);
  return serviceability({ ...recordOf(run), ...askedOf(run, null) });
}
