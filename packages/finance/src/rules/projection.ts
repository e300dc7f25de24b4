import type { GrowthName } from './growth.ts';
import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Most properties per portfolio: as many as a link and a screen can hold. */
export const mostProjectionProperties = 20;

/** Deposit on a purchase: the buyer's own on the first, borrowed against the portfolio on later ones. */
export const depositPercent: Rule<number> = {
  id: 'projection.deposit',
  label: 'Deposit',
  value: 10,
  unit: 'percent of price',
  ...ownEstimate,
};

/** Fees and costs of a purchase, added to its loan. */
export const costsPercent: Rule<number> = {
  id: 'projection.costs',
  label: 'Fees and costs added to the loan',
  value: 5,
  unit: 'percent of price',
  ...ownEstimate,
};

/** Share of the portfolio's value that may be borrowed against when refinancing. */
export const refinancingLimitPercent: Rule<number> = {
  id: 'projection.refinancing-limit',
  label: 'Refinancing limit',
  value: 80,
  unit: 'percent of current value',
  ...ownEstimate,
};

/** Default interest rate of a projection. */
export const projectionInterestPercent: Rule<number> = {
  id: 'projection.interest',
  label: 'Interest rate',
  value: 5.5,
  unit: 'percent a year',
  ...ownEstimate,
};

/** Length of a projection in years, which is also its last row. */
export const projectionYears = 30;

/** A new property of the projection, before any input. */
export const newProjectionProperty = {
  propertyValue: 500_000,
  growthRate: 'medium' satisfies GrowthName,
  acquired: null,
} as const;

/** Initial properties of the growth simulator (specification section 9, Portfolio simulator). */
export const simulatorProperties = [
  { id: 'p1', propertyValue: 500_000, growthRate: 'medium', acquired: null },
  { id: 'p2', propertyValue: 600_000, growthRate: 'medium', acquired: null },
  { id: 'p3', propertyValue: 750_000, growthRate: 'medium', acquired: null },
] as const;
