import { maritalStatuses, mostDependants } from '@freehold/finance';
import * as z from 'zod/mini';
import { email as emailAddress, lineOfText, text, whole } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { joinProfileAddress, splitProfileAddress } from '../base/postal-address.ts';
import { calendarDay, choiceOf, clientMessages, fieldKinds, given, type RecordField } from './client-fields.ts';

/** Kinds of employment (specification section 9). */
export const employmentTypes = ['Full-time', 'Part-time', 'Casual', 'Self-employed', 'Contract', 'Unemployed'] as const;

/** Default retirement age (specification section 9). */
export const defaultRetirementAge = 65;

// Five parts of 200 characters with their separators.
const longestAddress = 1_008;
const addressText = lineOfText(longestAddress).check(
  z.overwrite((joined) => joinProfileAddress(splitProfileAddress(joined))),
  z.maxLength(longestAddress, fieldMessages.tooLong),
);
const wholeDependants = z
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
const employmentType = choiceOf(employmentTypes);
const maritalStatus = choiceOf(maritalStatuses);

// Kinds of fields: `input` as sent, `record` as stored and returned, `blank` where nothing was given.
const { line, flag, amount } = fieldKinds;
const email = { ...line, input: given(z.union([z.literal(''), emailAddress], fieldMessages.emailInvalid)) } as const;
const day = { ...line, kind: 'day', input: given(calendarDay) } as const;
const employment = { kind: 'choice', input: given(employmentType), record: employmentType, blank: '' } as const;
const address = {
  kind: 'address',
  input: given(addressText),
  record: z.string(),
  blank: joinProfileAddress({ street: '', suburb: '', state: '', postcode: '', country: '' }),
} as const;

const partner = (purpose: string) => `Of the partner, where they are assessed together: ${purpose}`;

/**
 * Every field of a client's profile, once. What is sent, stored and returned, the blank record, the columns, the data
 * map and the generated records derive from this table; docs/ARCHITECTURE.md has the walk for a new field.
 *
 * `column` is the field's column, or the prefix of its five columns for an address. `class` and `purpose` say how the
 * column concerns a person and why it is kept.
 */
export const profileFields = {
  firstName: { ...line, column: 'first_name', class: 'identity', purpose: 'How the client is addressed' },
  lastName: { ...line, column: 'last_name', class: 'identity', purpose: 'How the client is addressed' },
  /** Stored only for a client without an account; an account's address is not changed here. */
  email: { ...email, column: 'email', class: 'contact', purpose: 'Where the adviser writes' },
  dateOfBirth: { ...day, column: 'date_of_birth', class: 'identity', purpose: 'Age, for retirement and payoff' },
  phone: { ...line, column: 'phone', class: 'contact', purpose: 'Where the adviser calls' },
  /** Street, suburb, state, postcode and country joined by commas. */
  address: { ...address, column: '', class: 'contact', purpose: 'Home address' },
  occupation: { ...line, column: 'occupation', class: 'financial', purpose: 'Kind of work' },
  employer: { ...line, column: 'employer', class: 'financial', purpose: 'Who employs' },
  /** Years. */
  employmentLength: { ...amount, column: 'employment_years', class: 'financial', purpose: 'Years there' },
  employmentType: { ...employment, column: 'employment_type', class: 'financial', purpose: 'Full time, part time …' },
  onProbation: { ...flag, column: 'is_on_probation', class: 'financial', purpose: 'Whether still on probation' },
  /** Dollars a year, as are the other incomes. */
  grossIncome: { ...amount, column: 'gross_income', class: 'financial', purpose: 'Dollars a year before tax' },
  nonTaxableIncome: {
    ...amount,
    column: 'non_taxable_income',
    class: 'financial',
    purpose: 'Dollars a year without tax',
  },
  assessWithPartner: {
    ...flag,
    column: 'is_assessed_with_partner',
    class: 'financial',
    purpose: 'Whether figures count the partner',
  },
  partnerFirstName: { ...line, column: 'partner_first_name', class: 'identity', purpose: partner('name') },
  partnerLastName: { ...line, column: 'partner_last_name', class: 'identity', purpose: partner('name') },
  partnerDob: { ...day, column: 'partner_date_of_birth', class: 'identity', purpose: partner('age') },
  partnerMobile: { ...line, column: 'partner_mobile', class: 'contact', purpose: partner('phone number') },
  partnerAddress: { ...address, column: 'partner_', class: 'contact', purpose: partner('home address') },
  partnerEmail: { ...email, column: 'partner_email', class: 'contact', purpose: partner('email address') },
  partnerOccupation: { ...line, column: 'partner_occupation', class: 'financial', purpose: partner('kind of work') },
  partnerEmployer: { ...line, column: 'partner_employer', class: 'financial', purpose: partner('who employs') },
  partnerEmploymentLength: {
    ...amount,
    column: 'partner_employment_years',
    class: 'financial',
    purpose: partner('years there'),
  },
  partnerEmploymentType: {
    ...employment,
    column: 'partner_employment_type',
    class: 'financial',
    purpose: partner('full time, part time …'),
  },
  partnerOnProbation: {
    ...flag,
    column: 'partner_is_on_probation',
    class: 'financial',
    purpose: partner('whether still on probation'),
  },
  partnerIncome: {
    ...amount,
    column: 'partner_income',
    class: 'financial',
    purpose: partner('dollars a year before tax'),
  },
  partnerNonTaxableIncome: {
    ...amount,
    column: 'partner_non_taxable_income',
    class: 'financial',
    purpose: partner('dollars a year without tax'),
  },
  isRenting: { ...flag, column: 'is_renting', class: 'financial', purpose: 'Whether the client rents' },
  rentPerWeek: { ...amount, column: 'rent_per_week', class: 'financial', purpose: 'Dollars a week' },
  monthlyLivingExpenses: {
    ...amount,
    column: 'monthly_living_expenses',
    class: 'financial',
    purpose: 'Dollars a month',
  },
  residenceHistory: {
    ...line,
    input: given(text(2_000)),
    column: 'residence_history',
    class: 'identity',
    purpose: 'Where the client lived, in own words',
  },
  dependants: {
    ...amount,
    input: given(wholeDependants),
    column: 'dependants',
    class: 'identity',
    purpose: 'How many',
  },
  dependantsAgeRanges: { ...line, column: 'dependants_age_ranges', class: 'identity', purpose: 'Their ages, roughly' },
  retirementPassiveIncomeGoal: {
    ...amount,
    column: 'retirement_passive_income_goal',
    class: 'financial',
    purpose: 'Dollars a year wished for',
  },
  desiredRetirementAge: {
    ...amount,
    input: given(retirementAge),
    blank: defaultRetirementAge,
    column: 'desired_retirement_age',
    class: 'financial',
    purpose: 'Age wished for',
  },
  existingLoans: {
    ...amount,
    column: 'existing_loans',
    class: 'financial',
    purpose: 'Dollars owing, as the form names it',
  },
  maritalStatus: {
    kind: 'choice',
    input: given(maritalStatus),
    record: maritalStatus,
    blank: '',
    column: 'marital_status',
    class: 'identity',
    purpose: 'Whether there is a partner',
  },
  income: { ...amount, column: 'income', class: 'financial', purpose: 'Dollars a year, as the form names it' },
  additionalIncome: { ...amount, column: 'additional_income', class: 'financial', purpose: 'Dollars a year besides' },
  additionalIncomeSource: {
    ...line,
    column: 'additional_income_source',
    class: 'financial',
    purpose: 'Where that comes from',
  },
  savings: { ...amount, column: 'savings', class: 'financial', purpose: 'Dollars saved, as the form names it' },
} as const satisfies Readonly<Record<string, ProfileField>>;

interface ProfileField extends RecordField {
  readonly kind: 'text' | 'day' | 'flag' | 'number' | 'choice' | 'address';
}

/** The table, by type. */
export type ProfileFields = typeof profileFields;
export type ProfileFieldName = keyof ProfileFields;

/** Names of the fields with a column each, in the table's order: all but the addresses. */
export type ScalarFieldName = {
  [Name in ProfileFieldName]: ProfileFields[Name]['kind'] extends 'address' ? never : Name;
}[ProfileFieldName];
