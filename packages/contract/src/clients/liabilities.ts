import type { LoanType } from '@freehold/finance';
import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { mostRecords } from './assets.ts';
import { choiceOf, clientAmount, clientLine, clientMessages, clientPercent, given } from './client-fields.ts';

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

/** Kinds of interest term. */
export const termTypes = ['Fixed', 'Variable'] as const;

/** How often a liability can be repaid, as client records name it. */
export const liabilityFrequencies = ['Weekly', 'Fortnightly', 'Monthly'] as const;

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

/**
 * A liability as sent. With the id of one of the client's liabilities it updates that one; missing, null or blank
 * fields get the defaults of specification section 9: Variable, Monthly, Principal and Interest.
 */
export const liabilityInputSchema = z.object({
  id: given(uuid),
  liabilityType: given(choiceOf(liabilityTypes)),
  isPrimaryResidence: z.optional(z.boolean()),
  /** Dollars, as are the limit and the repayment. */
  loanBalance: given(clientAmount),
  limitAmount: given(clientAmount),
  lenderType: given(clientLine),
  /** Percent a year. */
  interestRate: given(clientPercent),
  termType: given(choiceOf(termTypes)),
  repaymentAmount: given(clientAmount),
  repaymentFrequency: given(choiceOf(liabilityFrequencies)),
  loanType: given(choiceOf(liabilityLoanTypes)),
  description: given(clientLine),
});
export type LiabilityInput = z.infer<typeof liabilityInputSchema>;

export const liabilityListSchema = z
  .array(liabilityInputSchema)
  .check(z.maxLength(mostRecords, clientMessages.tooManyRows));

/** A stored liability. */
export const liabilitySchema = z.object({
  id: uuid,
  liabilityType: z.string(),
  isPrimaryResidence: z.boolean(),
  loanBalance: z.number(),
  limitAmount: z.number(),
  lenderType: z.string(),
  interestRate: z.number(),
  termType: z.string(),
  repaymentAmount: z.number(),
  repaymentFrequency: z.string(),
  loanType: z.string(),
  description: z.string(),
  /** True for stored text that names no known frequency; figures count it as Monthly (decision I-11). */
  frequencyUnknown: z.optional(z.boolean()),
});
export type Liability = z.infer<typeof liabilitySchema>;
