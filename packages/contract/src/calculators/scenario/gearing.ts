import {
  depreciationYears,
  dwellings,
  gearingDefaults,
  gearingInterestPercent,
  gearingLoanPercent,
  gearingPropertyTypes,
  largestAmount,
  otherExpensesPercent,
  parseDate,
  rentPercent,
  specificationTaxYear,
  switchableTaxYears,
  variableLoanRates,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { fieldMessages } from '../../base/messages.ts';
import { modellingMessages as texts } from '../modelling-messages.ts';

const propertyType = z.enum(gearingPropertyTypes);
const propertyPrice = z
  .number(fieldMessages.notAnAmount)
  .check(z.minimum(0, fieldMessages.cannotBeNegative), z.maximum(largestAmount, fieldMessages.amountTooLarge));
const ownershipPercentage = z
  .number(texts.ownership)
  .check(z.minimum(1, texts.ownership), z.maximum(100, texts.ownership));
// A business loss makes a taxable income negative.
const currentTaxableIncome = z
  .number(fieldMessages.notAnAmount)
  .check(
    z.minimum(-largestAmount, fieldMessages.amountTooLarge),
    z.maximum(largestAmount, fieldMessages.amountTooLarge),
  );
const { first, last } = depreciationYears;
const depreciationYear = z.number().check(z.minimum(first), z.maximum(last), z.multipleOf(1));
const financialYear = z.enum(switchableTaxYears);
const dwelling = z.nullable(z.enum(dwellings));
const contractDate = z.nullable(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, texts.contractDate),
    z.refine((text) => isDay(text.slice(0, 10)), texts.contractDate),
  ),
);
const interest = z.number(texts.notARate).check(z.minimum(0, texts.rate), z.maximum(20, texts.rate));
const share = z.number(texts.notARate).check(z.minimum(0, texts.share), z.maximum(100, texts.share));

function isDay(text: string): boolean {
  try {
    parseDate('contractDate', text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The negative gearing calculator: dollars, percent; `contractDate` is a day, on 12 May 2026 with an AEST time
 * (`2026-05-12T19:30`), since the law changes within that day; null while unknown.
 */
export const gearingScenarioSchema = z.object({
  propertyType,
  propertyPrice,
  ownershipPercentage,
  currentTaxableIncome,
  depreciationYear,
  financialYear,
  dwelling,
  contractDate,
  rent: share,
  otherExpenses: share,
  interest,
  loan: share,
});
export type GearingScenario = z.infer<typeof gearingScenarioSchema>;

/** The specification's example of a rental property. */
export const gearingScenarioDefaults: GearingScenario = {
  ...gearingDefaults,
  financialYear: specificationTaxYear,
  dwelling: null,
  contractDate: null,
  rent: rentPercent.value,
  otherExpenses: otherExpensesPercent.value,
  interest: gearingInterestPercent.value,
  loan: gearingLoanPercent.value,
};

/** Initial values: the example, at today's rate (decision Y-08). */
export const gearingStart: GearingScenario = { ...gearingScenarioDefaults, interest: variableLoanRates.value.investor };

const starts = gearingStart;

export const openedGearingSchema = z.object({
  propertyType: z.catch(propertyType, starts.propertyType),
  propertyPrice: z.catch(propertyPrice, starts.propertyPrice),
  ownershipPercentage: z.catch(ownershipPercentage, starts.ownershipPercentage),
  currentTaxableIncome: z.catch(currentTaxableIncome, starts.currentTaxableIncome),
  depreciationYear: z.catch(depreciationYear, starts.depreciationYear),
  financialYear: z.catch(financialYear, starts.financialYear),
  dwelling: z.catch(dwelling, null),
  contractDate: z.catch(contractDate, null),
  rent: z.catch(share, starts.rent),
  otherExpenses: z.catch(share, starts.otherExpenses),
  interest: z.catch(interest, starts.interest),
  loan: z.catch(share, starts.loan),
});
