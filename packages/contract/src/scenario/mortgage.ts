import * as z from 'zod/mini';
import { mortgageFormSchema } from '../mortgage.ts';
import { todaysDollarsField } from './todays-dollars.ts';

/** What the mortgage calculator starts with (specification section 9); amounts in dollars, rates in percent a year. */
export const mortgageDefaults = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: '30',
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
} as const;

/** The mortgage form, and the rise of prices that figures years away are shown with. */
export const mortgageScenarioSchema = z.extend(mortgageFormSchema, { priceRise: todaysDollarsField.strict });

export type MortgageScenario = z.infer<typeof mortgageScenarioSchema>;

const fields = mortgageFormSchema.shape;

/** The mortgage calculator's inputs in a link; what cannot be read is what the calculator starts with. */
export const openedMortgageSchema = z.object({
  loanAmount: z.catch(fields.loanAmount, mortgageDefaults.loanAmount),
  interestRate: z.catch(fields.interestRate, mortgageDefaults.interestRate),
  loanTerm: z.catch(fields.loanTerm, mortgageDefaults.loanTerm),
  repaymentFrequency: z.catch(fields.repaymentFrequency, mortgageDefaults.repaymentFrequency),
  loanType: z.catch(fields.loanType, mortgageDefaults.loanType),
  additionalRepayments: z.catch(fields.additionalRepayments, mortgageDefaults.additionalRepayments),
  priceRise: todaysDollarsField.opened,
});
