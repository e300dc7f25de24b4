import type { LoanType } from '@freehold/finance';

// Without schemas, so that a worker that reads records loads no validation.

/** Kinds of asset (specification section 9). */
export const assetTypes = [
  'Primary Home',
  'Investment Property',
  'Business',
  'Shares',
  'Super',
  'Savings',
  'Other',
] as const;

/** Kinds of asset that are properties: they have a place and a contract, and loans can be on them. */
export const propertyTypes: readonly string[] = ['Primary Home', 'Investment Property'];

/** What the law tells apart when a property is bought. */
export const dwellingKinds = ['Established', 'New', 'Off the plan', 'Vacant land'] as const;

/** Kinds of liability; some are expenses whose balance is usually 0 (specification section 9, decision D-10). */
export const liabilityTypes = [
  'Mortgage',
  'Credit Card',
  'Vehicle Loan',
  'HECS',
  'Childcare',
  'School',
  'Insurance',
  'Private Health',
  'Other Loans',
  'Share Margin Lending',
] as const;

/** Loan types as client records name them; the calculators have names of their own (decision D-11). */
export const liabilityLoanTypes = ['Interest Only', 'Principal and Interest'] as const;
export type LiabilityLoanType = (typeof liabilityLoanTypes)[number];

const calculatorLoanTypes: Readonly<Record<LiabilityLoanType, LoanType>> = {
  'Interest Only': 'interest_only',
  'Principal and Interest': 'principal_and_interest',
};

/** The calculators' name for a record's loan type; anything but Interest Only also repays principal, the default. */
export function calculatorLoanType(loanType: string): LoanType {
  const name = liabilityLoanTypes.find((known) => known === loanType) ?? 'Principal and Interest';
  return calculatorLoanTypes[name];
}

/** The name that client records give to a loan type of the calculators. */
export function liabilityLoanType(loanType: LoanType): LiabilityLoanType {
  return loanType === 'interest_only' ? 'Interest Only' : 'Principal and Interest';
}
