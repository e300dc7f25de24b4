import type { Rule } from './rule.ts';

const specification = {
  source: 'Product specification, section 9 (Borrowing capacity)',
  read: '2026-11-21',
  confidence: 'verified',
  from: null,
  to: null,
} as const;

/** Multiple of adjusted income that the product's borrowing estimate uses. */
export const incomeMultiple: Rule<number> = {
  id: 'lending.income-multiple',
  label: 'Income multiple',
  value: 6,
  unit: 'times annual income',
  ...specification,
};

/** Income set aside for each dependant before the multiple is applied. */
export const allowancePerDependant: Rule<number> = {
  id: 'lending.allowance-per-dependant',
  label: 'Allowance per dependant',
  value: 5_000,
  unit: 'dollars of annual income',
  ...specification,
};
