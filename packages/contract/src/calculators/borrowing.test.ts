import { describe, expect, it } from 'vitest';
import { borrowingContactSchema, borrowingLeadSchema } from '../leads/borrowing-lead.ts';
import { borrowingFormSchema, borrowingInputs } from './borrowing.ts';

const form = { grossIncome: 100_000, maritalStatus: 'single', dependants: 0, existingLoans: 0 } as const;
const contact = { name: 'Mary Jane', email: 'mary@example.com', phone: '0400 000 000' };

/** The messages of a value's refusals by field; empty when it is valid. */
function refusals(
  schema: typeof borrowingFormSchema | typeof borrowingContactSchema | typeof borrowingLeadSchema,
  value: object,
) {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the borrowing form', () => {
  it('[VALID-05] takes a single person without partner income', () => {
    expect(refusals(borrowingFormSchema, form)).toEqual({});
    expect(refusals(borrowingFormSchema, { ...form, partnerIncome: null })).toEqual({});
  });

  it('takes each limit itself', () => {
    expect(refusals(borrowingFormSchema, { ...form, grossIncome: 1, dependants: 20, existingLoans: 1e12 })).toEqual({});
  });

  it.each([
    ['[VALID-01] income below 1', { grossIncome: 0 }, 'grossIncome', 'Income must be greater than 0'],
    ['[VALID-02] income of 0.50', { grossIncome: 0.5 }, 'grossIncome', 'Income must be greater than 0'],
    ['[VALID-02] [VALID-16] blank income', { grossIncome: undefined }, 'grossIncome', 'Income must be greater than 0'],
    ['income that is no number', { grossIncome: Number.NaN }, 'grossIncome', 'Income must be greater than 0'],
    ['[VALID-03] no marital status', { maritalStatus: '' }, 'maritalStatus', 'Please select marital status'],
    ['[VALID-04] dependants below 0', { dependants: -1 }, 'dependants', 'Cannot be negative'],
    ['[VALID-04] loans below 0', { existingLoans: -0.01 }, 'existingLoans', 'Cannot be negative'],
    ['[VALID-06] 21 dependants', { dependants: 21 }, 'dependants', 'Enter 20 or fewer'],
    ['[VALID-06] a fraction of a dependant', { dependants: 1.5 }, 'dependants', 'Enter a whole number'],
    [
      '[VALID-06] loans above 1e12',
      { existingLoans: 1e12 + 1 },
      'existingLoans',
      'Enter an amount up to $1,000,000,000,000',
    ],
    ['partner income below 0', { partnerIncome: -1 }, 'partnerIncome', 'Cannot be negative'],
  ])('%s is refused with its message', (_case, change, field, message) => {
    expect(refusals(borrowingFormSchema, { ...form, ...change })).toEqual({ [field]: message });
  });
});

describe('the engine’s inputs of a form', () => {
  it('[LEAD-05] [BORROW-03] count partner income only for married and de-facto (S-BC-02)', () => {
    expect(borrowingInputs({ ...form, partnerIncome: 50_000 }).partnerIncome).toBeNull();
    expect(borrowingInputs({ ...form, maritalStatus: 'divorced', partnerIncome: 50_000 }).partnerIncome).toBeNull();
    expect(borrowingInputs({ ...form, maritalStatus: 'de-facto', partnerIncome: 50_000 }).partnerIncome).toBe(50_000);
  });

  it('[LEAD-04] have no partner income where it is 0 or absent', () => {
    expect(borrowingInputs({ ...form, maritalStatus: 'married', partnerIncome: 0 }).partnerIncome).toBeNull();
    expect(borrowingInputs({ ...form, maritalStatus: 'married' }).partnerIncome).toBeNull();
  });
});

describe('the contact form', () => {
  it.each([
    ['[VALID-07] a name of one character', { name: 'M' }, 'name', 'Name must be at least 2 characters'],
    ['[VALID-10] a name of spaces', { name: '   M   ' }, 'name', 'Name must be at least 2 characters'],
    ['[VALID-08] an address without @', { email: 'mary.example.com' }, 'email', 'Please enter a valid email'],
    ['[VALID-09] a phone of seven characters', { phone: '1234567' }, 'phone', 'Please enter a valid phone number'],
    ['[VALID-10] a phone padded with spaces', { phone: ' 1234567  ' }, 'phone', 'Please enter a valid phone number'],
  ])('refuses %s', (_case, change, field, message) => {
    expect(refusals(borrowingContactSchema, { ...contact, ...change })).toEqual({ [field]: message });
  });

  it('[VALID-10] takes letters in a phone: the rule is length only', () => {
    expect(refusals(borrowingContactSchema, { ...contact, phone: '1300 HOMES' })).toEqual({});
  });

  it('trims what it takes', () => {
    expect(borrowingContactSchema.parse({ ...contact, email: ' mary@example.com ' }).email).toBe('mary@example.com');
  });
});

describe('a borrowing lead', () => {
  const lead = {
    ...form,
    firstName: 'Cher',
    lastName: '',
    email: contact.email,
    phone: contact.phone,
    borrowingCapacity: 600_000,
  };

  it('[LEAD-02] takes a one-word name', () => {
    expect(refusals(borrowingLeadSchema, lead)).toEqual({});
  });

  it('refuses a notice version that never was', () => {
    expect(Object.keys(refusals(borrowingLeadSchema, { ...lead, noticeVersion: 'v0' }))).toEqual(['noticeVersion']);
  });
});
