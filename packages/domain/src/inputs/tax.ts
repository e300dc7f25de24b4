import type { ClientDetails } from '@freehold/contract';
import {
  financialYearOf,
  type HouseholdTaxInputs,
  parseDate,
  switchableTaxYears,
  type TaxYear,
} from '@freehold/finance';

/** Converts a client's record to the inputs of `householdTax`: yearly incomes, dollars. */
export function taxInputs({ profile }: Pick<ClientDetails, 'profile'>, financialYear: TaxYear): HouseholdTaxInputs {
  const { grossIncome, nonTaxableIncome, assessWithPartner, partnerIncome, partnerNonTaxableIncome } = profile;
  return { grossIncome, nonTaxableIncome, assessWithPartner, partnerIncome, partnerNonTaxableIncome, financialYear };
}

/** The financial year of an ISO day; undefined if its rates are not known. */
export function taxYearOfDay(day: string): TaxYear | undefined {
  const current = financialYearOf(parseDate('today', day));
  return switchableTaxYears.find((year) => year === current);
}
