import { currentLeadNotice } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aMortgageLead, aNestedMortgageLead } from '../../../test/lead-builders.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

function send(payload: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return server.app.inject({ method: 'POST', url: '/api/mortgage-leads', payload, headers });
}

describe('POST /mortgage-leads', () => {
  it('[API-36] [LEAD-09] [LEAD-11] stores the calculator’s lead and queues its report, without sign-in', async () => {
    const answer = await send(aMortgageLead());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(String), repaymentAmount: 2_533.43 });
    const [lead] = await server.leads();
    expect(lead).toMatchObject({ id: answer.json().id, kind: 'mortgage', status: 'New', first_name: 'Mary' });
    expect(lead?.inputs).toEqual({
      loanAmount: 500_000,
      interestRate: 4.5,
      loanTerm: 30,
      repaymentFrequency: 'monthly',
      loanType: 'principal_and_interest',
      additionalRepayments: 0,
    });
    expect(await server.mails()).toMatchObject([{ kind: 'mortgage-report', recipient: 'mary@example.com' }]);
    expect(await server.queuedJobs()).toBe(1);
  });

  it('[LEAD-12] [LEAD-13] stores the nested variant in the same form', async () => {
    const { mortgageDetails, ...rest } = aNestedMortgageLead();
    const { results: _, ...loan } = mortgageDetails ?? {};
    await send({ ...rest, mortgageDetails: { ...mortgageDetails, loanTerm: 30 } });
    await send({ ...rest, ...loan, email: 'other@example.com' });
    const [nested, flat] = await server.leads();
    expect(nested?.claimed).toEqual({
      ...{ repaymentAmount: 2_533.43, totalInterest: 345_818.49, timeSaved: 50, payoffDate: '2052-09-21' },
    });
    for (const column of ['kind', 'inputs', 'computed', 'purchase_timeframe', 'consented_at'] as const) {
      expect(nested?.[column]).toEqual(flat?.[column]);
    }
  });

  it('[LEAD-10] recomputes the figures and keeps what was claimed as claimed (S-MC-07)', async () => {
    const lead = aNestedMortgageLead();
    const results = { repaymentAmount: 1, totalInterest: 2 };
    await send({ ...lead, mortgageDetails: { ...lead.mortgageDetails, results } });
    const [stored] = await server.leads();
    expect(stored?.claimed).toEqual(results);
    expect(stored?.computed).toMatchObject({ timeSaved: 50, payoffDate: '2052-09-21', marketComparisonRate: 5 });
    expect(Number(stored?.computed.totalInterest)).toBeCloseTo(345_818.49, 1);
    expect(Number(stored?.computed.interestSaved)).toBeCloseTo(66_215.06, 1);
  });

  it('[LEAD-10] records the timeframe, the tick and its time, and the notice agreed to', async () => {
    await send(aNestedMortgageLead({ noticeVersion: currentLeadNotice, sourcePage: '/mortgage-calculator' }));
    expect((await server.leads())[0]).toMatchObject({
      purchase_timeframe: '6-12 months',
      consented_at: server.clock.now(),
      notice_version: currentLeadNotice,
      notice_agreed_at: server.clock.now(),
      purposes: ['report', 'contact'],
      source_page: '/mortgage-calculator',
    });
  });

  it('records no consent for a flat lead that holds none', async () => {
    await send(aMortgageLead());
    expect((await server.leads())[0]).toMatchObject({ consented_at: null, notice_version: null, purposes: [] });
  });

  it('without a key, equal content within ten minutes is one lead; with another rate it is another', async () => {
    const first = await send(aMortgageLead());
    server.clock.advance({ minutes: 9 });
    expect((await send(aMortgageLead({ email: ' MARY@example.com' }))).json()).toEqual(first.json());
    await send(aMortgageLead({ interestRate: 4.55 }));
    expect(await server.leads()).toHaveLength(2);
  });

  it('counts a payoff date from the day in Sydney', async () => {
    server.clock.advance({ minutes: 10 * 60 });
    expect(server.clock.now().toISOString()).toBe('2026-11-21T14:00:00.000Z');
    await send(aMortgageLead());
    expect((await server.leads())[0]?.computed).toMatchObject({ payoffDate: '2056-11-22' });
  });
});

describe('bad input', () => {
  const valid = aMortgageLead();
  const nested = aNestedMortgageLead();

  it.each([
    [
      '[VALID-18] a short first name',
      { ...valid, firstName: 'M' },
      'firstName',
      'First name must be at least 2 characters',
    ],
    [
      '[VALID-19] a short last name',
      { ...valid, lastName: ' B' },
      'lastName',
      'Last name must be at least 2 characters',
    ],
    ['[VALID-20] no email address', { ...valid, email: 'mary' }, 'email', 'Please enter a valid email'],
    ['[VALID-20] a short phone', { ...valid, phone: ' 1234567 ' }, 'phone', 'Please enter a valid phone number'],
    [
      '[VALID-21] an unknown timeframe',
      { ...valid, purchaseTimeframe: 'soon' },
      'purchaseTimeframe',
      'Please select a timeframe',
    ],
    [
      '[VALID-21] no timeframe in the nested variant',
      { ...nested, purchaseTimeframe: undefined },
      'purchaseTimeframe',
      'Please select a timeframe',
    ],
    [
      '[VALID-22] no tick in the nested variant',
      { ...nested, privacyPolicy: false },
      'privacyPolicy',
      'You must agree to the privacy policy',
    ],
    ['[VALID-12] a small loan', { ...valid, loanAmount: 9_999 }, 'loanAmount', 'Minimum loan amount is $10,000'],
    ['[VALID-12] a large loan', { ...valid, loanAmount: 1e7 + 1 }, 'loanAmount', 'Maximum loan amount is $10,000,000'],
    ['[VALID-13] a rate of 16', { ...valid, interestRate: 16 }, 'interestRate', 'Maximum interest rate is 15%'],
    ['[VALID-14] no term', { ...valid, loanTerm: undefined }, 'loanTerm', 'Please select a loan term'],
    [
      'a small loan inside the details',
      { ...nested, mortgageDetails: { ...nested.mortgageDetails, loanAmount: 0 } },
      'mortgageDetails.loanAmount',
      'Minimum loan amount is $10,000',
    ],
    ['an unknown field', { ...valid, status: 'Converted' }, 'status', 'Unknown field'],
  ])('%s: 400 with the field and its text, nothing stored', async (_case, payload, field, message) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toContainEqual({ field, message });
    expect(await server.leads()).toHaveLength(0);
  });
});
