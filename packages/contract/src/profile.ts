import { maritalStatuses, mostDependants } from '@freehold/finance';
import * as z from 'zod/mini';
import { birthDate, choiceOf, clientAmount, clientLine, clientMessages, given } from './client-fields.ts';
import { email, lineOfText, text, uuid, whole } from './fields.ts';
import { listQueryFields } from './lists.ts';
import { fieldMessages } from './messages.ts';
import { joinProfileAddress, splitProfileAddress } from './postal-address.ts';
import { roles } from './role.ts';

export { clientMessages };

/** Kinds of employment (specification section 9). */
export const employmentTypes = ['Full-time', 'Part-time', 'Casual', 'Self-employed', 'Contract', 'Unemployed'] as const;

/** Default retirement age (specification section 9). */
export const defaultRetirementAge = 65;

// Five parts of 200 characters with their separators.
const longestAddress = 1_008;

const address = lineOfText(longestAddress).check(
  z.overwrite((joined) => joinProfileAddress(splitProfileAddress(joined))),
  z.maxLength(longestAddress, fieldMessages.tooLong),
);

const emailOrBlank = z.union([z.literal(''), email], fieldMessages.emailInvalid);
const employmentType = choiceOf(employmentTypes);

const dependants = z
  .number()
  .check(
    z.minimum(0, fieldMessages.cannotBeNegative),
    whole(fieldMessages.wholeNumber),
    z.maximum(mostDependants, fieldMessages.atMostDependants),
  );

const retirementAge = z.number().check(
  z.minimum(0, clientMessages.ageRange),
  z.maximum(120, clientMessages.ageRange),
  z.overwrite((age) => Math.round(age * 100) / 100),
);

/**
 * A client's profile as sent (specification section 3). Nothing is required; a missing field stays as it is, `null` is
 * blank. Fields nobody may set, such as id or role, and the lists are dropped, so that a response can be sent back.
 */
export const profileInputSchema = z.object({
  firstName: given(clientLine),
  lastName: given(clientLine),
  /** Stored only for a client without an account; an account's address is not changed here. */
  email: given(emailOrBlank),
  dateOfBirth: given(birthDate),
  phone: given(clientLine),
  /** Street, suburb, state, postcode and country joined by commas. */
  address: given(address),
  occupation: given(clientLine),
  employer: given(clientLine),
  /** Years. */
  employmentLength: given(clientAmount),
  employmentType: given(employmentType),
  onProbation: z.optional(z.boolean()),
  /** Dollars a year, as are the other incomes. */
  grossIncome: given(clientAmount),
  nonTaxableIncome: given(clientAmount),
  assessWithPartner: z.optional(z.boolean()),
  partnerFirstName: given(clientLine),
  partnerLastName: given(clientLine),
  partnerDob: given(birthDate),
  partnerMobile: given(clientLine),
  partnerAddress: given(address),
  partnerEmail: given(emailOrBlank),
  partnerOccupation: given(clientLine),
  partnerEmployer: given(clientLine),
  partnerEmploymentLength: given(clientAmount),
  partnerEmploymentType: given(employmentType),
  partnerOnProbation: z.optional(z.boolean()),
  partnerIncome: given(clientAmount),
  partnerNonTaxableIncome: given(clientAmount),
  isRenting: z.optional(z.boolean()),
  rentPerWeek: given(clientAmount),
  monthlyLivingExpenses: given(clientAmount),
  residenceHistory: given(text(2_000)),
  dependants: given(dependants),
  dependantsAgeRanges: given(clientLine),
  retirementPassiveIncomeGoal: given(clientAmount),
  desiredRetirementAge: given(retirementAge),
  existingLoans: given(clientAmount),
  maritalStatus: given(choiceOf(maritalStatuses)),
  income: given(clientAmount),
  additionalIncome: given(clientAmount),
  additionalIncomeSource: given(clientLine),
  savings: given(clientAmount),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

/** A profile with every field present: blank text, 0, false and an empty date where nothing was given. */
export const profileRecordSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  dateOfBirth: z.string(),
  phone: z.string(),
  address: z.string(),
  occupation: z.string(),
  employer: z.string(),
  employmentLength: z.number(),
  employmentType,
  onProbation: z.boolean(),
  grossIncome: z.number(),
  nonTaxableIncome: z.number(),
  assessWithPartner: z.boolean(),
  partnerFirstName: z.string(),
  partnerLastName: z.string(),
  partnerDob: z.string(),
  partnerMobile: z.string(),
  partnerAddress: z.string(),
  partnerEmail: z.string(),
  partnerOccupation: z.string(),
  partnerEmployer: z.string(),
  partnerEmploymentLength: z.number(),
  partnerEmploymentType: employmentType,
  partnerOnProbation: z.boolean(),
  partnerIncome: z.number(),
  partnerNonTaxableIncome: z.number(),
  isRenting: z.boolean(),
  rentPerWeek: z.number(),
  monthlyLivingExpenses: z.number(),
  residenceHistory: z.string(),
  dependants: z.number(),
  dependantsAgeRanges: z.string(),
  retirementPassiveIncomeGoal: z.number(),
  desiredRetirementAge: z.number(),
  existingLoans: z.number(),
  maritalStatus: choiceOf(maritalStatuses),
  income: z.number(),
  additionalIncome: z.number(),
  additionalIncomeSource: z.string(),
  savings: z.number(),
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;

const blankAddress = joinProfileAddress({ street: '', suburb: '', state: '', postcode: '', country: '' });

/** A blank profile: numbers 0, lists empty, the retirement age at its default (decision G-11). */
export const blankProfile: ProfileRecord = {
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  phone: '',
  address: blankAddress,
  occupation: '',
  employer: '',
  employmentLength: 0,
  employmentType: '',
  onProbation: false,
  grossIncome: 0,
  nonTaxableIncome: 0,
  assessWithPartner: false,
  partnerFirstName: '',
  partnerLastName: '',
  partnerDob: '',
  partnerMobile: '',
  partnerAddress: blankAddress,
  partnerEmail: '',
  partnerOccupation: '',
  partnerEmployer: '',
  partnerEmploymentLength: 0,
  partnerEmploymentType: '',
  partnerOnProbation: false,
  partnerIncome: 0,
  partnerNonTaxableIncome: 0,
  isRenting: false,
  rentPerWeek: 0,
  monthlyLivingExpenses: 0,
  residenceHistory: '',
  dependants: 0,
  dependantsAgeRanges: '',
  retirementPassiveIncomeGoal: 0,
  desiredRetirementAge: defaultRetirementAge,
  existingLoans: 0,
  maritalStatus: '',
  income: 0,
  additionalIncome: 0,
  additionalIncomeSource: '',
  savings: 0,
};

/** Applies an input to a profile: missing fields stay as they were, `null` becomes blank. */
export function mergedProfile(stored: ProfileRecord, input: ProfileInput): ProfileRecord {
  const blank: Readonly<Record<string, unknown>> = blankProfile;
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(sent.map(([field, value]) => [field, value ?? blank[field]]));
  return profileRecordSchema.parse({ ...stored, ...changes });
}

/** A profile as its owner and the advisers see it. */
export const profileSchema = z.extend(profileRecordSchema, {
  id: uuid,
  role: z.enum(roles),
  /**
   * True when the client can sign in; an adviser's own record of a client cannot until it is linked (decision E-11).
   */
  hasAccount: z.boolean(),
  /** True once the person confirmed the e-mail address. */
  emailVerified: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** A row of the adviser's list of clients (specification section 3). */
export const clientListItemSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  grossIncome: z.number(),
});
export type ClientListItem = z.infer<typeof clientListItemSchema>;

export const clientListSchema = z.array(clientListItemSchema);

/** Sort fields of the client list; a minus sorts in descending order. */
export const clientSorts = ['name', '-name', 'email', '-email', 'created', '-created'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** Query of GET /profiles. */
export const clientListQuerySchema = z.strictObject({
  ...listQueryFields,
  sort: z.optional(z.enum(clientSorts)),
  role: z.optional(z.enum(roles)),
});
export type ClientListQuery = z.infer<typeof clientListQuerySchema>;

export const profileParamsSchema = z.strictObject({ id: uuid });
