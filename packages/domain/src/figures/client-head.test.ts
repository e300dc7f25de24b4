import { blankProfile } from '@freehold/contract';
import { expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { clientHead } from './client-head.ts';
import { clientStanding } from './client-timeline.ts';

const home = asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000 });
const loan = liability({
  ...{ id: 'loan', liabilityType: 'Mortgage', isPrimaryResidence: true, description: 'Home loan' },
  ...{ loanBalance: 480_000, repaymentAmount: 1_000, termType: 'Fixed', fixedUntil: '2027-02-28' },
});

it('has what the record comes to, and what comes next', () => {
  const profile = { ...blankProfile, nonTaxableIncome: 36_000, monthlyLivingExpenses: 1_500 };
  const head = clientHead({ profile, assets: [home], liabilities: [loan] }, day);
  // 900,000 − 480,000; 480,000 ÷ 900,000; (36,000 − 18,000 − 12,000) ÷ 12
  expect(head).toMatchObject({ netWorth: 420_000, propertyEquity: 420_000, leftOverMonthly: 500 });
  expect(head?.lvrPercent).toBeCloseTo(53.333_333, 5);
  expect(head?.nextEvent).toEqual({ when: 'February 2027', what: 'Fixed rate of Home loan ends' });
});

it('leaves out what the record does not hold, and says in an adviser’s words who retires', () => {
  const profile = { ...blankProfile, grossIncome: 90_000, dateOfBirth: '1990-04-12', desiredRetirementAge: 65 };
  expect(clientHead({ profile, assets: [], liabilities: [] }, day)).toMatchObject({
    ...{ netWorth: null, propertyEquity: null, lvrPercent: null },
    nextEvent: { when: 'April 2055', what: 'Client retires' },
  });
});

it('counts Existing Loans where nothing is listed, as the client’s own dashboard does', () => {
  const profile = { ...blankProfile, grossIncome: 250_000, existingLoans: 1_200_000 };
  const record = { profile, assets: [], liabilities: [] };
  expect(clientHead(record, day)?.netWorth).toBe(-1_200_000);
  expect(clientStanding(record, day)).toEqual({ netWorth: -1_200_000, lvrPct: null });
});

it('has no net worth of a home without a value, on the page and in the list alike', () => {
  const record = { profile: blankProfile, assets: [{ ...home, currentValue: 0 }], liabilities: [loan] };
  expect(clientHead(record, day)?.netWorth).toBeNull();
  expect(clientStanding(record, day).netWorth).toBeNull();
});

it('is nothing of an empty record', () => {
  expect(clientHead({ profile: blankProfile, assets: [], liabilities: [] }, day)).toBeNull();
});
