import type { ClientDetails } from '@freehold/contract';
import type { HouseholdTaxInputs, TaxYear } from '@freehold/finance';

/** A client's record as the inputs of `householdTax`: incomes a year, dollars. */
export function taxInputs({ profile }: Pick<ClientDetails, 'profile'>, financialYear: TaxYear): HouseholdTaxInputs {
  const { grossIncome, nonTaxableIncome, assessWithPartner, partnerIncome, partnerNonTaxableIncome } = profile;
  return { grossIncome, nonTaxableIncome, assessWithPartner, partnerIncome, partnerNonTaxableIncome, financialYear };
}
