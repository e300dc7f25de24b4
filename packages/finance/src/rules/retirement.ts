import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Retirement age of the plan, whatever age the client wants (decision L-02). */
export const retirementAge: Rule<number> = {
  id: 'retirement.age',
  label: 'Retirement age',
  value: 65,
  unit: 'years',
  ...ownEstimate,
};

/** Years the savings have to last. */
export const retirementYears: Rule<number> = {
  id: 'retirement.years',
  label: 'Years in retirement',
  value: 20,
  unit: 'years',
  ...ownEstimate,
};

/** Income needed in retirement. */
export const incomeNeedPercent: Rule<number> = {
  id: 'retirement.income-need',
  label: 'Income needed',
  value: 70,
  unit: 'percent of income',
  ...ownEstimate,
};

/** Inflation until retirement. */
export const inflationPercent: Rule<number> = {
  id: 'retirement.inflation',
  label: 'Inflation',
  value: 3,
  unit: 'percent a year',
  ...ownEstimate,
};

/** Return on savings. */
export const savingsReturnPercent: Rule<number> = {
  id: 'retirement.return',
  label: 'Return on savings',
  value: 7,
  unit: 'percent a year',
  ...ownEstimate,
};

/** Assumed tax on income before anything is saved. */
export const assumedTaxPercent: Rule<number> = {
  id: 'retirement.tax',
  label: 'Tax assumed',
  value: 30,
  unit: 'percent of income',
  ...ownEstimate,
};
