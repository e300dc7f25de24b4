import type { ClientDetails } from '@freehold/contract';
import type { HouseholdTaxInputs, TaxYear } from '@freehold/finance';

/** Converts a client's record to the inputs of `householdTax`: yearly incomes, dollars. */
export function taxInputs({ profile }: Pick<ClientDetails, 'profile'>, financialYear: TaxYear): HouseholdTaxInputs {
  const { grossIncome, nonTaxableIncome, assessWithPartner, partnerIncome, partnerNonTaxableIncome } = profile;
  return { grossIncome, nonTaxableIncome, assessWithPartner, partnerIncome, partnerNonTaxableIncome, financialYear };
}
