import * as z from 'zod/mini';

const addressValues = z.object({
  street: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
});
export type AddressValues = z.infer<typeof addressValues>;

/**
 * A profile as its form holds it: text as typed, numbers included, and addresses in parts. `income` is not among it: the form
 * names no such field, and what is not sent stays stored (decision D-05).
 */
export const profileValuesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: z.string(),
  maritalStatus: z.string(),
  assessWithPartner: z.boolean(),
  address: addressValues,
  residenceHistory: z.string(),
  occupation: z.string(),
  employer: z.string(),
  employmentType: z.string(),
  employmentLength: z.string(),
  onProbation: z.boolean(),
  grossIncome: z.string(),
  nonTaxableIncome: z.string(),
  additionalIncome: z.string(),
  additionalIncomeSource: z.string(),
  savings: z.string(),
  partnerFirstName: z.string(),
  partnerLastName: z.string(),
  partnerEmail: z.string(),
  partnerMobile: z.string(),
  partnerDob: z.string(),
  partnerAddress: addressValues,
  partnerOccupation: z.string(),
  partnerEmployer: z.string(),
  partnerEmploymentType: z.string(),
  partnerEmploymentLength: z.string(),
  partnerOnProbation: z.boolean(),
  partnerIncome: z.string(),
  partnerNonTaxableIncome: z.string(),
  isRenting: z.boolean(),
  rentPerWeek: z.string(),
  monthlyLivingExpenses: z.string(),
  existingLoans: z.string(),
  dependants: z.string(),
  dependantsAgeRanges: z.string(),
  desiredRetirementAge: z.string(),
  retirementPassiveIncomeGoal: z.string(),
});
export type ProfileValues = z.infer<typeof profileValuesSchema>;

/** An asset in the form. `key` tells rows apart on the screen, `id` is the stored asset's, blank for a new one. */
export const assetValuesSchema = z.object({
  key: z.string(),
  id: z.string(),
  assetType: z.string(),
  description: z.string(),
  currentValue: z.string(),
  originalPrice: z.string(),
  yearPurchased: z.string(),
  ownershipPercentage: z.string(),
  incomeAmount: z.string(),
  incomeFrequency: z.string(),
});
export type AssetValues = z.infer<typeof assetValuesSchema>;

/** A liability in the form, as `assetValuesSchema`. */
export const liabilityValuesSchema = z.object({
  key: z.string(),
  id: z.string(),
  liabilityType: z.string(),
  description: z.string(),
  lenderType: z.string(),
  isPrimaryResidence: z.boolean(),
  loanBalance: z.string(),
  limitAmount: z.string(),
  interestRate: z.string(),
  termType: z.string(),
  loanType: z.string(),
  repaymentAmount: z.string(),
  repaymentFrequency: z.string(),
});
export type LiabilityValues = z.infer<typeof liabilityValuesSchema>;

/** Everything that the client form holds. */
export interface ClientFormValues {
  profile: ProfileValues;
  assets: AssetValues[];
  liabilities: LiabilityValues[];
}

/** The two lists of the form. */
export type ListName = 'assets' | 'liabilities';
