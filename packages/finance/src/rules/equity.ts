import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** The buyer's deposit. */
export const equityDepositPercent: Rule<number> = {
  id: 'equity.deposit',
  label: 'Deposit',
  value: 5,
  unit: 'percent of value',
  ...ownEstimate,
};

/** Part of the value the government guarantees to the lender; lowers neither debt nor equity (N-02). */
export const governmentGuaranteePercent: Rule<number> = {
  id: 'equity.government-guarantee',
  label: 'Government guarantee in year 1',
  value: 15,
  unit: 'percent of value',
  ...ownEstimate,
};

/** Initial inputs of the equity tool. */
export const equityDefaults = {
  propertyValue: 750_000,
  growthRate: 'medium',
  loanType: 'interest_only',
  interestRate: 5.5,
  termYears: 30,
} as const;
