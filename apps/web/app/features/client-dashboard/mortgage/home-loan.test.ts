import { describe, expect, it } from 'vitest';
import { aClient, goldenCases } from '../shared/golden-clients.ts';
import { homeLoan, neverRepaid } from './home-loan.ts';

const today = '2026-11-21';
const priceRise = 2.5;

function recordOf(inputs: Readonly<Record<string, unknown>>) {
  const liability = {
    liabilityType: 'Mortgage',
    isPrimaryResidence: true,
    loanBalance: Number(inputs.balance),
    interestRate: Number(inputs.interestRate),
    repaymentAmount: Number(inputs.repaymentAmount),
    repaymentFrequency: String(inputs.repaymentFrequency),
  };
  const details = aClient({ profile: { dateOfBirth: `${inputs.birthYear}-07-01` }, liabilities: [liability] });
  return { details, today };
}

describe('the home loan', () => {
  it.each(goldenCases('mortgage.payoffChart'))('[TABMORT-01] of golden case $id', ({ inputs, expected }) => {
    const loan = homeLoan(recordOf(inputs), priceRise);
    expect(loan?.debt).toBe(inputs.balance);
    expect(loan?.balances).toHaveLength(Number(expected.months) + 1);
    expect(loan?.yearsRemaining).toBe(expected.paidOff ? expected.yearsRemaining : null);
    expect(loan?.agePaidOff).toBe(expected.paidOff ? expected.agePaidOff : null);
    expect(loan?.working.at(-1)?.amount).toBe(expected.months);
  });

  it('[TABMORT-06] says so when it is not repaid within 600 months', () => {
    const stuck = goldenCases('mortgage.payoffChart').find(({ id }) => id === 'S-PO-04');
    const loan = homeLoan(recordOf(stuck?.inputs ?? {}), priceRise);
    expect(neverRepaid).toBe('Not repaid within 50 years at this repayment');
    expect(loan?.summary).toContain(neverRepaid);
  });

  it('[TABMORT-06] says the same of an interest-only loan, whatever is paid', () => {
    const details = aClient({
      profile: { dateOfBirth: '1985-07-01' },
      liabilities: [
        {
          isPrimaryResidence: true,
          loanBalance: 400_000,
          interestRate: 6,
          repaymentAmount: 2_400,
          loanType: 'Interest Only',
        },
      ],
    });
    const loan = homeLoan({ details, today }, priceRise);
    expect(loan).toMatchObject({ yearsRemaining: null, agePaidOff: null, monthlyRepayment: 2_400 });
    expect(loan?.balances).toHaveLength(601);
    expect(new Set(loan?.balances)).toEqual(new Set([400_000]));
  });

  it('tells of the mortgages it does not show', () => {
    const home = { liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 612_000, repaymentAmount: 4_000 };
    const investment = { liabilityType: 'Mortgage', loanBalance: 468_000, loanType: 'Interest Only' };
    const details = aClient({
      liabilities: [home, investment, { liabilityType: 'Vehicle Loan', loanBalance: 18_000 }],
    });
    expect(homeLoan({ details, today }, priceRise)?.others).toEqual({ count: 1, debt: 468_000 });
    expect(homeLoan({ details: aClient({ liabilities: [home] }), today }, priceRise)?.others.count).toBe(0);
  });

  it('[TABMORT-02] has a row for each month, in today’s dollars from two years on', () => {
    const [first] = goldenCases('mortgage.payoffChart');
    const loan = homeLoan(recordOf(first?.inputs ?? {}), priceRise);
    expect(loan?.rows[23]?.today).toBeNull();
    const twoYearsOn = loan?.rows[24];
    expect(twoYearsOn?.today).toBeCloseTo(Number(twoYearsOn?.balance) / 1.025 ** 2, 6);
  });

  it('[TABMORT-03] is none without a loan of the primary residence', () => {
    expect(homeLoan({ details: aClient({ liabilities: [{ loanBalance: 5 }] }), today }, priceRise)).toBeNull();
  });

  it('[TABMORT-04] is the first of several, with their number', () => {
    const liabilities = [{ loanBalance: 1 }, { loanBalance: 2 }, { loanBalance: 3 }].map((one) => ({
      ...one,
      isPrimaryResidence: true,
    }));
    expect(homeLoan({ details: aClient({ liabilities }), today }, priceRise)).toMatchObject({ debt: 1, count: 3 });
  });

  it('is the loan that is on record as on the home where none is marked for it', () => {
    const home = { id: 'h', assetType: 'Primary Home' };
    const unit = { id: 'u', assetType: 'Investment Property' };
    const on = (securedBy: string, loanBalance: number) => ({ liabilityType: 'Mortgage', securedBy, loanBalance });
    const details = aClient({ assets: [home, unit], liabilities: [on('u', 1), on('h', 2)] });
    expect(homeLoan({ details, today }, priceRise)).toMatchObject({ debt: 2, count: 1, others: { count: 1, debt: 1 } });
  });

  it('[TABMORT-05] keeps the other figures without a date of birth', () => {
    const details = aClient({
      liabilities: [{ isPrimaryResidence: true, loanBalance: 250_000, interestRate: 4.5, repaymentAmount: 1_800 }],
    });
    const loan = homeLoan({ details, today }, priceRise);
    expect(loan).toMatchObject({ hasBirthDate: false, agePaidOff: null, yearsRemaining: 17 });
  });
});
