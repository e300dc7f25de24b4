import { borrowingLeadSchema } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leadErrors, leadFormOf, serverErrors } from '#app/calculator/lead-definition.ts';
import { reportLead } from '#app/calculator/report-lead.tsx';
import { emptyDraft, estimateOf } from './draft.ts';
import { leadOf } from './lead.ts';

const contact = { name: 'Mary Jane van der Berg', email: 'mary@example.com', phone: '0400 000 000' };
const draft = { ...emptyDraft, grossIncome: '128,127.56', maritalStatus: 'single', partnerIncome: '90,000' } as const;

function aLead(change: Partial<typeof contact> = {}, of: Parameters<typeof estimateOf>[0] = draft) {
  const estimate = estimateOf(of);
  const known = leadFormOf(reportLead, { ...reportLead.blank, ...contact, ...change });
  if (estimate === null || known === null) throw new Error('the lead of this test is not valid');
  return leadOf(estimate, known, false);
}

describe('the lead', () => {
  it('[LEAD-03] carries the contact, the inputs and the figure, and passes the contract', () => {
    const lead = aLead();
    expect(lead).toMatchObject({
      firstName: 'Mary',
      lastName: 'Jane van der Berg',
      email: 'mary@example.com',
      phone: '0400 000 000',
      grossIncome: 128_127.56,
      dependants: 0,
      existingLoans: 0,
      maritalStatus: 'single',
    });
    expect(z.safeParse(borrowingLeadSchema, lead).success).toBe(true);
  });

  it.each([
    ['Mary Jane van der Berg', 'Mary', 'Jane van der Berg'],
    ['  Ann   Lee ', 'Ann', 'Lee'],
    ['Cher', 'Cher', ''],
  ])('[LEAD-01] [LEAD-02] splits the name %j', (name, firstName, lastName) => {
    expect(aLead({ name })).toMatchObject({ firstName, lastName });
  });

  it.each([
    ['[LEAD-04] absent', 'married', ''],
    ['[LEAD-04] zero', 'de-facto', '0'],
    ['[LEAD-05] of a partner who does not count', 'divorced', '90,000'],
  ] as const)('has no partner income when it is %s', (_, maritalStatus, partnerIncome) => {
    expect(aLead({}, { ...draft, maritalStatus, partnerIncome }).partnerIncome).toBeNull();
  });

  it('[LEAD-06] carries the rounded figure', () => expect(aLead().borrowingCapacity).toBe(768_765));

  it('records the notice that was shown and no wish for news', () => {
    expect(aLead()).toMatchObject({ noticeVersion: 'lead-notice-2026-11', wantsMarketing: false });
  });
});

describe('the contact form', () => {
  it.each([
    ['[VALID-07] [VALID-10]', 'name', ' A ', 'Name must be at least 2 characters'],
    ['[VALID-08]', 'email', 'mary@', 'Please enter a valid email'],
    ['[VALID-09] [VALID-10]', 'phone', ' 1234567 ', 'Please enter a valid phone number'],
  ])('%s refuses a %s of %j', (_, field, value, message) => {
    expect(leadErrors(reportLead, { ...reportLead.blank, ...contact, [field]: value })).toEqual({
      [field]: message,
    });
  });

  it('[VALID-10] trims what it sends', () => {
    expect(
      leadFormOf(reportLead, {
        ...reportLead.blank,
        name: ' Cher ',
        email: ' c@example.com ',
        phone: ' 04000000 ',
      }),
    ).toEqual({
      name: 'Cher',
      email: 'c@example.com',
      phone: '04000000',
    });
  });

  it('takes the errors of the server to its own fields', () => {
    expect(serverErrors(reportLead, { firstName: 'This is too long', email: 'E', grossIncome: 'G' })).toEqual({
      name: 'This is too long',
      email: 'E',
    });
  });
});
