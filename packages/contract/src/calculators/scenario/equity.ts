import { equityDefaults, growthNames, largestAmount, loanTypes, variableLoanRates } from '@freehold/finance';
import * as z from 'zod/mini';
import { fieldMessages } from '../../base/messages.ts';
import { modellingMessages as texts } from '../modelling-messages.ts';

const propertyValue = z
  .number(fieldMessages.notAnAmount)
  .check(z.minimum(1, texts.propertyValue), z.maximum(largestAmount, fieldMessages.amountTooLarge));
const growthRate = z.enum(growthNames);
const loanType = z.enum(loanTypes);
// The equity tool's own limits and step (specification section 5); other screens have others (decision G-03).
const interestRate = z
  .number(texts.notARate)
  .check(z.minimum(0, texts.rateInTenths), z.maximum(20, texts.rateInTenths), z.multipleOf(0.1, texts.rateInTenths));

/** The equity projection tool: dollars, percent a year. */
export const equityScenarioSchema = z.object({ propertyValue, growthRate, loanType, interestRate });
export type EquityScenario = z.infer<typeof equityScenarioSchema>;

const { termYears: _, ...example } = equityDefaults;

/** The specification's example of a first property. */
export const equityScenarioDefaults: EquityScenario = example;

/** Initial values: the example, repaid as the deposit scheme requires, at today's rate (decisions Y-08, Y-09). */
export const equityStart: EquityScenario = {
  ...example,
  loanType: 'principal_and_interest',
  interestRate: variableLoanRates.value.owner,
};

const starts = equityStart;

export const openedEquitySchema = z.object({
  propertyValue: z.catch(propertyValue, starts.propertyValue),
  growthRate: z.catch(growthRate, starts.growthRate),
  loanType: z.catch(loanType, starts.loanType),
  interestRate: z.catch(interestRate, starts.interestRate),
});
