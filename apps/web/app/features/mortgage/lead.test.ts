import { mortgageLeadSchema, purchaseTimeframes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leadErrors, leadFormOf, serverErrors } from '#app/calculator/lead-definition.ts';
import { scenarioOf, startingDraft } from './draft.ts';
import { type LeadDraft, leadOf, mortgageLead } from './lead.ts';

const filled: LeadDraft = {
  ...mortgageLead.blank,
  firstName: 'Mary',
  lastName: 'Jones',
  email: 'mary@example.com',
  phone: '0400 000 000',
  privacyPolicy: true,
};
const errorsWith = (change: Partial<LeadDraft>) => leadErrors(mortgageLead, { ...filled, ...change });

describe('the lead form', () => {
  it('[LEAD-07] [MORT-21] has six fields, the timeframe set to 6-12 months and no tick', () => {
    expect(mortgageLead.fields).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'purchaseTimeframe',
      'privacyPolicy',
    ]);
    expect(mortgageLead.blank).toMatchObject({
      purchaseTimeframe: '6-12 months',
      privacyPolicy: false,
      wantsMarketing: false,
    });
  });

  it('[LEAD-08] offers six timeframes', () => {
    expect(purchaseTimeframes).toEqual([
      '0-3 months',
      '3-6 months',
      '6-12 months',
      '1-2 years',
      '2+ years',
      'Just researching',
    ]);
  });

  it.each([
    [{ firstName: 'M' }, 'First name must be at least 2 characters'],
    [{ lastName: 'J' }, 'Last name must be at least 2 characters'],
    [{ email: 'mary@' }, 'Please enter a valid email'],
    [{ phone: '0400' }, 'Please enter a valid phone number'],
    [{ privacyPolicy: false }, 'You must agree to the privacy policy'],
  ])('[VALID-18] [VALID-19] [VALID-20] [VALID-22] with %j says %j', (change, message) => {
    expect(Object.entries(errorsWith(change))).toEqual([[Object.keys(change)[0], message]]);
  });

  it('shows what the server refused, where there is a field for it', () => {
    expect(serverErrors(mortgageLead, { email: 'E', loanAmount: 'L' })).toEqual({ email: 'E' });
  });
});

describe('the lead', () => {
  const draft = {
    ...startingDraft,
    interestRate: '4.5',
    loanType: 'interest_only',
    additionalRepayments: '500',
  } as const;
  const contact = leadFormOf(mortgageLead, filled);
  const scenario = scenarioOf(draft);
  const lead = contact && scenario && leadOf(scenario, contact, false);

  it('[LEAD-09] [LEAD-10] [MORT-11] carries contact, loan, timeframe and tick, an extra of 0 for interest only', () => {
    expect(lead).toEqual({
      firstName: 'Mary',
      lastName: 'Jones',
      email: 'mary@example.com',
      phone: '0400 000 000',
      loanAmount: 500_000,
      interestRate: 4.5,
      loanTerm: '30',
      repaymentFrequency: 'monthly',
      loanType: 'interest_only',
      additionalRepayments: 0,
      purchaseTimeframe: '6-12 months',
      privacyPolicy: true,
      noticeVersion: expect.stringMatching(/^lead-notice-/),
      wantsMarketing: false,
      sourcePage: '/mortgage-calculator',
    });
    expect(z.safeParse(mortgageLeadSchema, lead).success).toBe(true);
  });
});
