import type { Area, AreaResult } from './area.ts';
import { UnknownAreaError } from './area-errors.ts';
import { householdAreas } from './household-areas.ts';
import { Inputs } from './inputs.ts';
import { loanAreas } from './loan-areas.ts';
import { propertyAreas } from './property-areas.ts';
import { taxAreas } from './tax-areas.ts';
import { timeValueAreas } from './time-value-areas.ts';

const areas: ReadonlyMap<string, Area> = new Map(
  Object.entries({ ...loanAreas, ...timeValueAreas, ...taxAreas, ...householdAreas, ...propertyAreas }),
);

/** Names of all areas, in alphabetical order. */
export const calculationAreas: readonly string[] = [...areas.keys()].sort();

/**
 * Runs one area on plain JSON inputs and returns its figures; money in dollars, rates as named. Omitted fields take the
 * defaults of fixtures/README.md; a question without an answer gives a `status` in the result. Throws UnknownAreaError,
 * BadInputError for a missing field or one of the wrong type, and RangeError for an impossible value.
 */
export function calculateArea(area: string, inputs: unknown): AreaResult {
  const calculate = areas.get(area);
  if (calculate === undefined) throw new UnknownAreaError(area, calculationAreas);
  return calculate(new Inputs(inputs));
}
