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

/** The areas the engine answers, in alphabetical order. */
export const calculationAreas: readonly string[] = [...areas.keys()].sort();

/**
 * The answer of one area to plain JSON inputs; money in dollars, rates as named. What is left out takes the defaults of
 * fixtures/README.md; a question without an answer is a `status` in the result. Throws UnknownAreaError, BadInputError for
 * a field that is missing or of the wrong kind, and RangeError for a value that cannot be.
 */
export function calculateArea(area: string, inputs: unknown): AreaResult {
  const calculate = areas.get(area);
  if (calculate === undefined) throw new UnknownAreaError(area, calculationAreas);
  return calculate(new Inputs(inputs));
}
