import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Monthly repayment estimate on the property page. */
export const repaymentEstimatePercent: Rule<number> = {
  id: 'property.repayment-estimate',
  label: 'Repayment estimate',
  value: 0.4,
  unit: 'percent of price a month',
  ...ownEstimate,
  note: 'Roughly a 90 % loan at 3.5 % over 30 years; rates in 2026 are about 6 %',
};

/** Years ahead of the value on the property page. */
export const propertyValueYears = 5;

/** Years ahead of the value in the assign calculator. */
export const assignedValueYears = 10;

/** Initial inputs of the assign calculator. */
export const assignDefaults = { downPaymentPct: 20, loanTermYears: 30, interestRate: 4.5, growthPct: 3.5 } as const;

/**
 * Margin the mortgage calculator adds to the entered rate; an illustration, not a comparison rate in law (decision
 * 0-18).
 */
export const marketRateMargin: Rule<number> = {
  id: 'mortgage.market-rate-margin',
  label: 'Illustrative market rate margin',
  value: 0.5,
  unit: 'percentage points',
  ...ownEstimate,
};

/** Share of gross income left after tax, as the summary card assumes. */
export const netOfGrossPercent: Rule<number> = {
  id: 'dashboard.net-of-gross',
  label: 'Net income estimate',
  value: 70,
  unit: 'percent of gross income',
  ...ownEstimate,
};

/** Longest run of the mortgage payoff chart. */
export const payoffChartMonths: Rule<number> = {
  id: 'payoff.cap',
  label: 'Payoff chart limit',
  value: 600,
  unit: 'months',
  ...ownEstimate,
};
