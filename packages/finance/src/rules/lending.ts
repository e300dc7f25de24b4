import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Income multiple of the product's borrowing estimate. */
export const incomeMultiple: Rule<number> = {
  id: 'lending.income-multiple',
  label: 'Income multiple',
  value: 6,
  unit: 'times annual income',
  ...ownEstimate,
};

/** Income deducted for each dependant before the multiple is applied. */
export const allowancePerDependant: Rule<number> = {
  id: 'lending.allowance-per-dependant',
  label: 'Allowance per dependant',
  value: 5_000,
  unit: 'dollars of annual income',
  ...ownEstimate,
};

const apra = { read: '2026-11-21', confidence: 'verified', to: null } as const;

/** Added to the loan rate when a lender tests serviceability. */
export const serviceabilityBuffer: Rule<number> = {
  id: 'lending.serviceability-buffer',
  label: 'Serviceability buffer',
  value: 3,
  unit: 'percentage points over the loan rate',
  from: '2021-10-01',
  source: 'APRA, prudential practice guide APG 223 and letter of October 2021',
  ...apra,
};

/** Debt-to-income ratio at which lending limits begin. */
export const highDebtToIncome: Rule<number> = {
  id: 'lending.high-debt-to-income',
  label: 'High debt-to-income ratio',
  value: 6,
  unit: 'times annual income',
  from: '2026-02-01',
  source: 'APRA letter to lenders on debt-to-income limits',
  ...apra,
};

/**
 * Maximum share at that ratio or above, of a lender's new owner-occupier lending and, separately, of its new investor
 * lending.
 */
export const highDebtToIncomeShare: Rule<number> = {
  id: 'lending.high-debt-to-income-share',
  label: 'Share of new lending at a high debt-to-income ratio',
  value: 20,
  unit: 'percent of new lending',
  from: '2026-02-01',
  source: 'APRA letter to lenders on debt-to-income limits',
  ...apra,
};
