import {
  assetTypes,
  employmentTypes,
  incomeFrequencies,
  liabilityFrequencies,
  liabilityLoanTypes,
  liabilityTypes,
  maritalStatusLabels,
  termTypes,
} from '@freehold/contract';
import { maritalStatuses } from '@freehold/finance';
import type { AssetValues, LiabilityValues, ProfileValues } from './client-form-values.ts';

/** An option of a select: stored value and label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

type TextKind = 'text' | 'long-text' | 'email' | 'phone' | 'date';
export type NumberKind = 'money' | 'percent' | 'years' | 'year' | 'count' | 'age';

/** Kind of a field and how it is displayed. */
export interface FieldFacts {
  readonly label: string;
  readonly kind: TextKind | NumberKind | 'flag' | 'address' | 'choice';
  readonly choices?: readonly Choice[];
  /** Unit or period of the number, such as "a year". */
  readonly unit?: string;
  readonly help?: string;
  /** HTML autocomplete token, used only if users enter their own details. */
  readonly autoComplete?: string;
}

/** Props of a form field. */
export interface FieldProps {
  /** Path in the form: `profile.firstName`, `assets.3.currentValue`. */
  readonly path: string;
  readonly facts: FieldFacts;
  /** True if users enter their own details, which enables autocomplete. */
  readonly isOwn?: boolean;
  /** Shown but read-only, for a reason given in the help text. */
  readonly isFixed?: boolean;
}

const choices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
const orNone = (list: readonly Choice[]): Choice[] => [{ value: '', label: 'Not given' }, ...list];

const employment = orNone(choices(employmentTypes));
const marital = orNone(maritalStatuses.map((value) => ({ value, label: maritalStatusLabels[value] })));

/** The fields of the profile, by tab and in screen order. */
export const profileFieldsByTab = {
  personal: {
    firstName: { label: 'First Name', kind: 'text', autoComplete: 'given-name' },
    lastName: { label: 'Last Name', kind: 'text', autoComplete: 'family-name' },
    email: { label: 'Email', kind: 'email', autoComplete: 'email' },
    phone: { label: 'Phone', kind: 'phone', autoComplete: 'tel' },
    dateOfBirth: { label: 'Date of Birth', kind: 'date', autoComplete: 'bday' },
    maritalStatus: { label: 'Marital Status', kind: 'choice', choices: marital },
    address: { label: 'Address', kind: 'address' },
    residenceHistory: {
      label: 'Residence History',
      kind: 'long-text',
      help: 'Earlier addresses, and from when to when.',
    },
    assessWithPartner: { label: 'Assess with a partner', kind: 'flag', help: 'Adds a section for their details.' },
  },
  occupation: {
    occupation: { label: 'Occupation', kind: 'text', autoComplete: 'organization-title' },
    employer: { label: 'Employer', kind: 'text', autoComplete: 'organization' },
    employmentType: { label: 'Employment Type', kind: 'choice', choices: employment },
    employmentLength: { label: 'Length of Employment', kind: 'years', unit: 'years' },
    onProbation: { label: 'On probation', kind: 'flag' },
    grossIncome: { label: 'Gross Income', kind: 'money', unit: 'a year', help: 'Before tax.' },
    nonTaxableIncome: { label: 'Non-taxable Income', kind: 'money', unit: 'a year' },
    additionalIncome: {
      label: 'Additional Income',
      kind: 'money',
      unit: 'a year',
      help: 'Kept on record; no figure counts it.',
    },
    additionalIncomeSource: { label: 'Source of Additional Income', kind: 'text' },
    savings: {
      label: 'Savings',
      kind: 'money',
      help: 'A purchase counts the larger of this and the savings under Assets; nothing else counts it.',
    },
  },
  partner: {
    partnerFirstName: { label: 'First Name', kind: 'text' },
    partnerLastName: { label: 'Last Name', kind: 'text' },
    partnerEmail: { label: 'Email', kind: 'email' },
    partnerMobile: { label: 'Mobile', kind: 'phone' },
    partnerDob: { label: 'Date of Birth', kind: 'date' },
    partnerAddress: { label: 'Address', kind: 'address' },
    partnerOccupation: { label: 'Occupation', kind: 'text' },
    partnerEmployer: { label: 'Employer', kind: 'text' },
    partnerEmploymentType: { label: 'Employment Type', kind: 'choice', choices: employment },
    partnerEmploymentLength: { label: 'Length of Employment', kind: 'years', unit: 'years' },
    partnerOnProbation: { label: 'On probation', kind: 'flag' },
    partnerIncome: { label: 'Gross Income', kind: 'money', unit: 'a year', help: 'Before tax.' },
    partnerNonTaxableIncome: { label: 'Non-taxable Income', kind: 'money', unit: 'a year' },
  },
  expenses: {
    monthlyLivingExpenses: { label: 'Living Expenses', kind: 'money', unit: 'a month' },
    isRenting: { label: 'Renting at present', kind: 'flag' },
    rentPerWeek: { label: 'Rent per Week', kind: 'money', unit: 'a week' },
    existingLoans: {
      label: 'Existing Loans',
      kind: 'money',
      help: 'Counts when what could be borrowed is estimated, unless Liabilities add up to more. Each loan belongs there.',
    },
    dependants: { label: 'Dependants', kind: 'count', help: 'Children and others who are supported.' },
    dependantsAgeRanges: { label: 'Age Ranges of Dependants', kind: 'text', help: 'For example 4 to 9.' },
  },
  retirement: {
    desiredRetirementAge: { label: 'Desired Retirement Age', kind: 'age', unit: 'years' },
    retirementPassiveIncomeGoal: { label: 'Passive Income Goal', kind: 'money', unit: 'a year' },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<keyof ProfileValues, FieldFacts>>>>>;
export type ProfileTab = keyof typeof profileFieldsByTab;

/** The fields of the profile, in screen order. */
export const profileFields = {
  ...profileFieldsByTab.personal,
  ...profileFieldsByTab.occupation,
  ...profileFieldsByTab.partner,
  ...profileFieldsByTab.expenses,
  ...profileFieldsByTab.retirement,
} as const satisfies Record<keyof ProfileValues, FieldFacts>;
export type ProfileField = keyof typeof profileFields;

/** The fields of an asset. */
export const assetFields = {
  assetType: { label: 'Asset Type', kind: 'choice', choices: orNone(choices(assetTypes)) },
  description: { label: 'Description', kind: 'text' },
  currentValue: { label: 'Current Value', kind: 'money' },
  originalPrice: { label: 'Original Price', kind: 'money' },
  yearPurchased: { label: 'Year Purchased', kind: 'year' },
  ownershipPercentage: { label: 'Ownership Percentage', kind: 'percent', unit: '%' },
  incomeAmount: { label: 'Income Amount', kind: 'money' },
  incomeFrequency: { label: 'Income Frequency', kind: 'choice', choices: choices(incomeFrequencies) },
} as const satisfies Record<Exclude<keyof AssetValues, 'key' | 'id'>, FieldFacts>;

/** The fields of a liability. */
export const liabilityFields = {
  liabilityType: { label: 'Liability Type', kind: 'choice', choices: orNone(choices(liabilityTypes)) },
  description: { label: 'Description', kind: 'text' },
  lenderType: { label: 'Lender', kind: 'text' },
  isPrimaryResidence: { label: 'For the primary residence', kind: 'flag' },
  loanBalance: { label: 'Loan Balance', kind: 'money' },
  limitAmount: { label: 'Limit', kind: 'money' },
  interestRate: { label: 'Interest Rate', kind: 'percent', unit: '% a year' },
  termType: { label: 'Term', kind: 'choice', choices: choices(termTypes) },
  loanType: { label: 'Loan Type', kind: 'choice', choices: choices(liabilityLoanTypes) },
  repaymentAmount: { label: 'Repayment', kind: 'money' },
  repaymentFrequency: { label: 'Repayment Frequency', kind: 'choice', choices: choices(liabilityFrequencies) },
} as const satisfies Record<Exclude<keyof LiabilityValues, 'key' | 'id'>, FieldFacts>;

/** The fields of each list's rows. */
export const listFields: Readonly<Record<'assets' | 'liabilities', Readonly<Record<string, FieldFacts>>>> = {
  assets: assetFields,
  liabilities: liabilityFields,
};

/** The parts of an address. */
export const addressParts = {
  street: { label: 'Street', kind: 'text', autoComplete: 'street-address' },
  suburb: { label: 'Suburb', kind: 'text', autoComplete: 'address-level2' },
  state: { label: 'State', kind: 'text', autoComplete: 'address-level1' },
  postcode: { label: 'Postcode', kind: 'text', autoComplete: 'postal-code' },
  country: { label: 'Country', kind: 'text', autoComplete: 'country-name' },
} as const satisfies Record<string, FieldFacts>;
