import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { mortgageLeadFormSchema, mortgageLeadSchema, mortgageLoan } from '../leads/mortgage-lead.ts';
import { mortgageFormSchema } from './mortgage.ts';

const loan = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: '30',
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
} as const;
const person = { firstName: 'Mary', lastName: 'Berg', email: 'mary@example.com', phone: '0400 000 000' };
const form = { ...loan, additionalRepayments: 0 };
const leadForm = { ...person, purchaseTimeframe: '6-12 months', privacyPolicy: true };
const flat = { ...person, ...loan };
const nested = { ...leadForm, mortgageDetails: { ...form, results: { repaymentAmount: 2533.43 } } };

/** The messages of a value's refusals by field; empty when it is valid. */
function refusals(schema: ZodMiniType, value: object): Record<string, string> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

function without(value: object, field: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
}

describe('the mortgage form', () => {
  it('takes its defaults and each limit itself', () => {
    expect(refusals(mortgageFormSchema, form)).toEqual({});
    expect(refusals(mortgageFormSchema, { ...form, loanAmount: 10_000, interestRate: 0.1 })).toEqual({});
    expect(refusals(mortgageFormSchema, { ...form, loanAmount: 10_000_000, interestRate: 15 })).toEqual({});
  });

  it.each([
    ['[VALID-12] a loan below $10,000', { loanAmount: 9_999.99 }, 'loanAmount', 'Minimum loan amount is $10,000'],
    ['[VALID-16] a blank loan', { loanAmount: undefined }, 'loanAmount', 'Minimum loan amount is $10,000'],
    [
      '[VALID-12] a loan over ten million',
      { loanAmount: 10_000_001 },
      'loanAmount',
      'Maximum loan amount is $10,000,000',
    ],
    ['[VALID-13] a rate below 0.1', { interestRate: 0.09 }, 'interestRate', 'Minimum interest rate is 0.1%'],
    ['[VALID-13] a rate above 15', { interestRate: 15.01 }, 'interestRate', 'Maximum interest rate is 15%'],
    ['[VALID-14] no term', { loanTerm: '' }, 'loanTerm', 'Please select a loan term'],
    [
      '[VALID-15] a negative extra',
      { additionalRepayments: -1 },
      'additionalRepayments',
      'Additional repayments cannot be negative',
    ],
  ])('refuses %s with its text', (_case, change, field, message) => {
    expect(refusals(mortgageFormSchema, { ...form, ...change })).toEqual({ [field]: message });
  });
});

describe('the mortgage lead form', () => {
  it('takes a valid form and every timeframe', () => {
    for (const purchaseTimeframe of [
      '0-3 months',
      '3-6 months',
      '6-12 months',
      '1-2 years',
      '2+ years',
      'Just researching',
    ]) {
      expect(refusals(mortgageLeadFormSchema, { ...leadForm, purchaseTimeframe })).toEqual({});
    }
  });

  it.each([
    [
      '[VALID-18] a first name of one character',
      { firstName: ' M ' },
      'firstName',
      'First name must be at least 2 characters',
    ],
    [
      '[VALID-19] a last name of one character',
      { lastName: 'B' },
      'lastName',
      'Last name must be at least 2 characters',
    ],
    ['[VALID-20] no email address', { email: 'mary' }, 'email', 'Please enter a valid email'],
    ['[VALID-20] a phone of seven characters', { phone: ' 1234567 ' }, 'phone', 'Please enter a valid phone number'],
    ['[VALID-21] no timeframe', { purchaseTimeframe: '' }, 'purchaseTimeframe', 'Please select a timeframe'],
    ['[VALID-22] no tick', { privacyPolicy: false }, 'privacyPolicy', 'You must agree to the privacy policy'],
  ])('refuses %s with its text', (_case, change, field, message) => {
    expect(refusals(mortgageLeadFormSchema, { ...leadForm, ...change })).toEqual({ [field]: message });
  });
});

describe('a mortgage lead on the wire', () => {
  it('[LEAD-09] [LEAD-12] [LEAD-13] comes flat or nested, and is the same loan', () => {
    const expected = { ...loan, loanTerm: 30, additionalRepayments: 0 };
    expect(mortgageLoan(mortgageLeadSchema.parse(flat))).toEqual(expected);
    expect(mortgageLoan(mortgageLeadSchema.parse(nested))).toEqual(expected);
  });

  it('[LEAD-11] takes the term as text or as a whole number', () => {
    expect(mortgageLoan(mortgageLeadSchema.parse({ ...flat, loanTerm: 25 })).loanTerm).toBe(25);
    expect(mortgageLoan(mortgageLeadSchema.parse({ ...flat, loanTerm: '25' })).loanTerm).toBe(25);
    expect(refusals(mortgageLeadSchema, { ...flat, loanTerm: '25 years' })).toEqual({
      loanTerm: 'Please select a loan term',
    });
  });

  it('[LEAD-10] may leave timeframe and tick out of the flat variant, but not set the tick to false', () => {
    expect(refusals(mortgageLeadSchema, flat)).toEqual({});
    expect(refusals(mortgageLeadSchema, { ...flat, privacyPolicy: false })).toEqual({
      privacyPolicy: 'You must agree to the privacy policy',
    });
  });

  it.each(['purchaseTimeframe', 'privacyPolicy'])('needs %s in the nested variant', (field) => {
    expect(Object.keys(refusals(mortgageLeadSchema, without(nested, field)))).toEqual([field]);
  });

  it.each(Object.keys(loan))('needs %s in the flat variant', (field) => {
    expect(Object.keys(refusals(mortgageLeadSchema, without(flat, field)))).toEqual([field]);
  });

  it('names a field of the nested loan by its path, and every refusal at once', () => {
    const bad = { ...nested, firstName: 'M', mortgageDetails: { ...nested.mortgageDetails, loanAmount: 1 } };
    expect(refusals(mortgageLeadSchema, bad)).toEqual({
      firstName: 'First name must be at least 2 characters',
      'mortgageDetails.loanAmount': 'Minimum loan amount is $10,000',
    });
  });

  it('refuses a loan in both places, and an empty body with every text', () => {
    expect(refusals(mortgageLeadSchema, { ...nested, loanAmount: 500_000 })).toEqual({ loanAmount: 'Unknown field' });
    expect(refusals(mortgageLeadSchema, {})).toMatchObject({
      loanAmount: 'Minimum loan amount is $10,000',
      loanTerm: 'Please select a loan term',
    });
  });

  it('counts no extra for interest only (decision H-16)', () => {
    const details = { ...form, loanType: 'interest_only', additionalRepayments: 300 };
    expect(mortgageLoan(mortgageLeadSchema.parse({ ...leadForm, mortgageDetails: details })).additionalRepayments).toBe(
      0,
    );
  });
});
