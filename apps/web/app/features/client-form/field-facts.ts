import {
  assetTypes,
  dwellingKinds,
  employmentTypes,
  incomeFrequencies,
  liabilityFrequencies,
  liabilityLoanTypes,
  liabilityTypes,
  maritalStatusLabels,
  termTypes,
} from '@freehold/contract';
import { maritalStatuses, states } from '@freehold/finance';
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
  /** Asked one at a time; blank is not known and stays so. */
  readonly question?: string;
  /** The question to users about their own details. */
  readonly ownQuestion?: string;
  /** A day that can lie in the future. */
  readonly isToCome?: true;
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
      help: 'Taxable. The timeline counts it; the quick estimates do not.',
    },
    additionalIncomeSource: { label: 'Source of Additional Income', kind: 'text' },
    savings: {
      label: 'Savings',
      kind: 'money',
      help: 'The larger of this and the savings under Assets counts, in a purchase and in your timeline.',
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
  state: {
    label: 'State or Territory',
    kind: 'choice',
    choices: orNone(choices(states)),
    question: 'Which state or territory is it in?',
    help: 'Duty and land tax are those of the place.',
  },
  contractDay: {
    label: 'Contract Day',
    kind: 'date',
    question: 'On what day was the contract signed?',
    help: 'It decides how the law of 2027 treats its losses and its gain.',
  },
  dwellingKind: {
    label: 'Kind of Dwelling',
    kind: 'choice',
    choices: orNone(choices(dwellingKinds)),
    question: 'What was it when it was bought?',
    help: 'Losses on a new dwelling stay deductible.',
  },
  landPercentage: {
    label: 'Land in its Value',
    kind: 'percent',
    unit: '%',
    question: 'How much of its value is land?',
    help: 'Land tax is worked out on it. The notice of the council’s rates says what the land is worth.',
  },
  clientSharePercentage: {
    label: 'Client’s Share',
    kind: 'percent',
    unit: '%',
    question: 'What share is in the client’s name?',
    ownQuestion: 'What share is in your name?',
    help: 'Of the whole property. Rent, costs and gain are taxed by these shares.',
  },
  partnerSharePercentage: {
    label: 'Partner’s Share',
    kind: 'percent',
    unit: '%',
    question: 'What share is in the partner’s name?',
    ownQuestion: 'What share is in your partner’s name?',
    help: 'Of the whole property. Both together are the Ownership Percentage.',
  },
} as const satisfies Record<Exclude<keyof AssetValues, 'key' | 'id'>, FieldFacts>;

/** The fields of a liability. */
export const liabilityFields = {
  liabilityType: { label: 'Liability Type', kind: 'choice', choices: orNone(choices(liabilityTypes)) },
  description: { label: 'Description', kind: 'text' },
  lenderType: { label: 'Lender', kind: 'text' },
  isPrimaryResidence: { label: 'For the primary residence', kind: 'flag' },
  loanBalance: {
    label: 'Loan Balance',
    kind: 'money',
    help: 'Your part of it, where somebody outside the household owes the rest.',
  },
  limitAmount: { label: 'Limit', kind: 'money' },
  interestRate: { label: 'Interest Rate', kind: 'percent', unit: '% a year' },
  termType: { label: 'Term', kind: 'choice', choices: choices(termTypes) },
  loanType: { label: 'Loan Type', kind: 'choice', choices: choices(liabilityLoanTypes) },
  repaymentAmount: { label: 'Repayment', kind: 'money' },
  repaymentFrequency: { label: 'Repayment Frequency', kind: 'choice', choices: choices(liabilityFrequencies) },
  securedBy: {
    label: 'Secured by',
    kind: 'choice',
    choices: orNone([]),
    question: 'Which property is it on?',
    help: 'Interest on the loan of a property that is let is deducted from its rent.',
  },
  offsetBalance: {
    label: 'Offset Account',
    kind: 'money',
    question: 'How much is in its offset account?',
    help: 'Counted as part of your savings on record, or beside them where they hold less.',
  },
  fixedUntil: {
    label: 'Fixed until',
    kind: 'date',
    isToCome: true,
    question: 'When does the fixed rate end?',
    help: 'It changes the money left over from then on.',
  },
  interestOnlyUntil: {
    label: 'Interest only until',
    kind: 'date',
    isToCome: true,
    question: 'When does interest only end?',
    help: 'Principal is repaid from then on.',
  },
  loanEnds: {
    label: 'Last Repayment',
    kind: 'date',
    isToCome: true,
    question: 'When is the last repayment due?',
    help: 'Your lender’s app or last statement says how long is left.',
  },
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
