import { variableLoanRates } from '@freehold/finance';
import * as z from 'zod/mini';
import { mortgageFormSchema } from '../mortgage.ts';
import { todaysDollarsField } from './todays-dollars.ts';

/** The specification's example of a mortgage (section 9); amounts in dollars, rates in percent a year. */
export const mortgageDefaults = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: '30',
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
} as const;

/** Initial values: the example, at today's rate (decision Y-08). */
export const mortgageStart = { ...mortgageDefaults, interestRate: variableLoanRates.value.owner } as const;

/** The mortgage form, and inflation for figures in today's dollars. */
export const mortgageScenarioSchema = z.extend(mortgageFormSchema, { priceRise: todaysDollarsField.strict });

export type MortgageScenario = z.infer<typeof mortgageScenarioSchema>;

const fields = mortgageFormSchema.shape;

/** The mortgage calculator's inputs in a link; unreadable fields have their initial values. */
export const openedMortgageSchema = z.object({
  loanAmount: z.catch(fields.loanAmount, mortgageStart.loanAmount),
  interestRate: z.catch(fields.interestRate, mortgageStart.interestRate),
  loanTerm: z.catch(fields.loanTerm, mortgageStart.loanTerm),
  repaymentFrequency: z.catch(fields.repaymentFrequency, mortgageStart.repaymentFrequency),
  loanType: z.catch(fields.loanType, mortgageStart.loanType),
  additionalRepayments: z.catch(fields.additionalRepayments, mortgageStart.additionalRepayments),
  priceRise: todaysDollarsField.opened,
});
