import { loanTypes, repaymentFrequencies } from '@freehold/finance';
import * as z from 'zod/mini';
import { loanTerms } from '../base/loan-terms.ts';
import { mortgageMessages as texts } from '../base/mortgage-messages.ts';

/** Method and limits of the mortgage figures, in words. */
export const mortgageAssumptions = [
  'The interest rate stays the same for the whole term. Rates change; fixed and introductory rates end.',
  'A year has 52 weekly, 26 fortnightly or 12 monthly repayments; each charges a period’s interest on what is owed.',
  'No fees, charges, insurance, redraw or offset account.',
  'An extra repayment is paid every month, but none on an interest-only loan.',
  'An interest-only loan repays no principal here. Once that ends, repayments rise.',
  'The illustrative market rate is yours plus half a percentage point. It is no lender’s rate.',
] as const;

const largestLoan = 10_000_000;

const loanAmount = z
  .number(texts.minimumLoan)
  .check(z.minimum(10_000, texts.minimumLoan), z.maximum(largestLoan, texts.maximumLoan));
const interestRate = z
  .number(texts.minimumRate)
  .check(z.minimum(0.1, texts.minimumRate), z.maximum(15, texts.maximumRate));
const additionalRepayments = z
  .number(texts.extraNegative)
  .check(z.minimum(0, texts.extraNegative), z.maximum(largestLoan, texts.extraTooLarge));
const repaymentFrequency = z.enum(repaymentFrequencies, texts.frequencyRequired);
const loanType = z.enum(loanTypes, texts.loanTypeRequired);

/**
 * Step 1 of the mortgage calculator (specification section 5): dollars, percent a year, and a monthly extra in dollars.
 */
export const mortgageFormSchema = z.strictObject({
  loanAmount,
  interestRate,
  loanTerm: z.enum(loanTerms, texts.termRequired),
  repaymentFrequency,
  loanType,
  additionalRepayments,
});
export type MortgageForm = z.infer<typeof mortgageFormSchema>;
