import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Terms of a personal or car loan whose repayment is not known. */
export interface PersonalLoanTerms {
  /** Percent a year. */
  readonly annualRatePct: number;
  readonly remainingMonths: number;
}

/** What a personal loan is taken to cost while nobody has said: a little more than most do. */
export const personalLoanTerms: Rule<PersonalLoanTerms> = {
  id: 'lending.personal-loan-terms',
  label: 'Personal loan without a known repayment',
  value: { annualRatePct: 13, remainingMonths: 60 },
  unit: 'percent a year; months',
  ...ownEstimate,
  note: 'An unsecured loan over five years; a car loan mostly costs less. The repayment on the loan’s statement replaces it',
};
