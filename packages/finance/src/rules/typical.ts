import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

// What a first plan fills in where nobody has said anything. Not among `allRules`: no client's figures rest on them.

/** Salary before tax of somebody who works full time, dollars a year. */
export const fullTimeSalary: Rule<number> = {
  id: 'typical.full-time-salary',
  label: 'Average full-time pay',
  // $2,010.00 a week × 52.
  value: 104_520,
  unit: 'dollars a year',
  from: '2025-05-01',
  to: null,
  source: 'ABS, Average Weekly Earnings, May 2025: ordinary time earnings of full-time adults, seasonally adjusted',
  read: '2026-11-27',
  confidence: 'single-source',
  note: 'An average, above what the middle full-time worker is paid',
};

/** What a year's super guarantee adds, and how it grows over wages, for a balance after working since an age. */
export const typicalSuper: Rule<{ readonly from: number; readonly paidInPct: number; readonly overWagesPct: number }> =
  {
    id: 'typical.super',
    label: 'Super of somebody who has worked full time',
    value: { from: 22, paidInPct: 8, overWagesPct: 3 },
    unit: 'age from which it is paid in; percent of salary a year after tax on contributions; percent a year over wages',
    ...ownEstimate,
    note: 'The guarantee was 9 to 12 % over these years, of which the fund pays 15 % tax. Years away from work are not counted, so many people have less',
  };

/** Savings of a household that does not say, in months of its living costs. */
export const typicalSavings: Rule<number> = {
  id: 'typical.savings',
  label: 'Savings',
  value: 3,
  unit: 'months of living costs',
  ...ownEstimate,
};

/** A next property where none is described: price in dollars, rent a week. */
export const typicalPurchase: Rule<{ readonly price: number; readonly rentWeekly: number }> = {
  id: 'typical.purchase',
  label: 'A next property',
  value: { price: 700_000, rentWeekly: 620 },
  unit: 'dollars; dollars a week',
  ...ownEstimate,
};

/** What a home costs its owner, dollars a year, and of a let one the agent's part of the rent and weeks a year without. */
export const typicalHomeCosts: Rule<{
  readonly rates: number;
  readonly insurance: number;
  readonly repairs: number;
  readonly managePct: number;
  readonly vacantWeeks: number;
}> = {
  id: 'typical.home-costs',
  label: 'What a home costs its owner',
  value: { rates: 2_300, insurance: 1_700, repairs: 1_500, managePct: 6, vacantWeeks: 2 },
  unit: 'dollars a year; percent of the rent; weeks a year',
  ...ownEstimate,
  note: 'Council and water rates, insurance and repairs of a house. A unit pays strata instead of most of them',
};

/** What selling a property costs where nobody says, percent of the price. */
export const typicalSellingCosts: Rule<number> = {
  id: 'typical.selling-costs',
  label: 'Costs of selling a property',
  value: 2,
  unit: 'percent of the price',
  ...ownEstimate,
  note: 'Agent and marketing',
};

/** Rent of a household that owns no home and does not say, dollars a week, by how many adults it has. */
export const typicalRentPaid: Rule<{ readonly one: number; readonly two: number }> = {
  id: 'typical.rent-paid',
  label: 'Rent of somebody who owns no home',
  value: { one: 450, two: 620 },
  unit: 'dollars a week',
  ...ownEstimate,
  note: 'For two, what our typical purchase is let for',
};
