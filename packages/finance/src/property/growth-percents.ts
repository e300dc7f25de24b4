import { type GrowthName, growthNames, growthRates } from '../rules/growth.ts';
import { inRange } from '../units/checks.ts';

/** Growth of each choice, percent a year. */
export type GrowthPercents = Readonly<Record<GrowthName, number>>;

// −100 % wipes out the value; the upper bound keeps products finite.
const growthRange = [-100, 100] as const;

/**
 * A person's own growth for each choice, or that of rules/growth; percent a year. Throws RangeError outside −100 to
 * 100.
 */
export function growthPercents(own: GrowthPercents | undefined): GrowthPercents {
  if (own === undefined) return growthRates.value;
  for (const name of growthNames) inRange(`growthRates.${name}`, own[name], growthRange);
  return own;
}
