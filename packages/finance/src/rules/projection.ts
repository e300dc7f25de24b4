import type { GrowthName } from './growth.ts';
import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Most properties of one portfolio: as many as a link and a screen can carry. */
export const mostProjectionProperties = 20;

/** Deposit on a purchase: the buyer's own on the first, borrowed from the portfolio on later ones. */
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

/** How much of the portfolio's value may be borrowed against when refinancing. */
export const refinancingLimitPercent: Rule<number> = {
  id: 'projection.refinancing-limit',
  label: 'Refinancing limit',
  value: 80,
  unit: 'percent of current value',
  ...ownEstimate,
};

/** Interest rate of a projection where none is entered. */
export const projectionInterestPercent: Rule<number> = {
  id: 'projection.interest',
  label: 'Interest rate',
  value: 5.5,
  unit: 'percent a year',
  ...ownEstimate,
};

/** Years a projection runs, and so its last row. */
export const projectionYears = 30;

/** A property of the projection before anything is typed. */
export const newProjectionProperty = {
  propertyValue: 500_000,
  growthRate: 'medium' satisfies GrowthName,
  acquired: null,
} as const;

/** What the growth simulator starts with (specification section 9, Portfolio simulator). */
export const simulatorProperties = [
  { id: 'p1', propertyValue: 500_000, growthRate: 'medium', acquired: null },
  { id: 'p2', propertyValue: 600_000, growthRate: 'medium', acquired: null },
  { id: 'p3', propertyValue: 750_000, growthRate: 'medium', acquired: null },
] as const;
