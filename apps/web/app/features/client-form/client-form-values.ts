import { mapTable, type ProfileFields, profileFields } from '@freehold/contract';
import * as z from 'zod/mini';

const addressValues = z.object({
  street: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
});
export type AddressValues = z.infer<typeof addressValues>;

type ValueOf<Kind> = Kind extends 'address'
  ? typeof addressValues
  : Kind extends 'flag'
    ? z.ZodMiniBoolean
    : z.ZodMiniString;
type FormFields = Omit<ProfileFields, 'income'>;

// `income` is not on the form: fields that are not sent keep their stored value (decision D-05).
const { income: _, ...formFields } = profileFields;
const notText = { address: addressValues, flag: z.boolean() } as const;

/** A profile as its form holds it: text as typed, numbers included, and addresses split into parts. */
export const profileValuesSchema = z.object(
  mapTable<FormFields, { [Name in keyof FormFields]: ValueOf<FormFields[Name]['kind']> }>(formFields, ({ kind }) =>
    kind === 'address' || kind === 'flag' ? notText[kind] : z.string(),
  ),
);
export type ProfileValues = z.infer<typeof profileValuesSchema>;

/** An asset in the form. `key` identifies the row on screen; `id` is the stored asset's, blank for a new one. */
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
  state: z.string(),
  contractDay: z.string(),
  dwellingKind: z.string(),
  landPercentage: z.string(),
  clientSharePercentage: z.string(),
  partnerSharePercentage: z.string(),
});
export type AssetValues = z.infer<typeof assetValuesSchema>;

/** A liability in the form; otherwise like `assetValuesSchema`. */
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
  /** `propertyRef` of an asset of the form. */
  securedBy: z.string(),
  offsetBalance: z.string(),
  fixedUntil: z.string(),
  interestOnlyUntil: z.string(),
  loanEnds: z.string(),
});
export type LiabilityValues = z.infer<typeof liabilityValuesSchema>;

/** All values of the client form. */
export interface ClientFormValues {
  profile: ProfileValues;
  assets: AssetValues[];
  liabilities: LiabilityValues[];
}

/** The two lists of the form. */
export type ListName = 'assets' | 'liabilities';
