import { loanTypes, repaymentFrequencies } from '@freehold/finance';
import * as z from 'zod';

const claimedAmount = z.number().nullish();

/**
 * A mortgage lead's stored calculation: the loan, and the figures claimed and recomputed, dollars. The payoff date
 * counts from the day of receipt in Sydney.
 */
export const storedMortgageSchema = z.object({
  inputs: z.object({
    loanAmount: z.number(),
    interestRate: z.number(),
    loanTerm: z.number(),
    repaymentFrequency: z.enum(repaymentFrequencies),
    loanType: z.enum(loanTypes),
    additionalRepayments: z.number(),
  }),
  /** Empty where the sender claimed nothing. */
  claimed: z.object({ repaymentAmount: claimedAmount }),
  computed: z.object({
    repaymentAmount: z.number(),
    totalRepayments: z.number(),
    totalInterest: z.number(),
    interestSaved: z.number(),
    timeSaved: z.number(),
    payoffDate: z.string(),
    marketComparisonRate: z.number(),
    rules: z.array(z.string()),
  }),
});
export type StoredMortgage = z.infer<typeof storedMortgageSchema>;
