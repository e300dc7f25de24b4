import type { Liability } from '@freehold/contract';
import type { Household } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { asset, liability, read } from '../../../test/household-records.ts';

describe('the loans of a record', () => {
  const homes = [
    asset({ id: 'h', assetType: 'Primary Home', currentValue: 900_000 }),
    asset({ id: 'r1', assetType: 'Investment Property', currentValue: 500_000, description: 'Unit in Geelong' }),
    asset({ id: 'r2', assetType: 'Investment Property', currentValue: 700_000, description: 'House in Ballarat' }),
    asset({ id: 'r3', assetType: 'Investment Property', currentValue: 600_000, description: 'Flat in Perth' }),
  ];
  const mortgage = (id: string, loanBalance: number, fields: Partial<Liability> = {}) =>
    liability({ id, liabilityType: 'Mortgage', loanBalance, interestRate: 6, repaymentAmount: 5_000, ...fields });
  const placesOf = ({ loans }: Household) => loans.map(({ id, kind, on, purpose }) => [id, kind, on, purpose]);

  it('are on the home, on the rental they name, else the largest on the most valuable', () => {
    const loans = [
      mortgage('m1', 100_000, { description: 'Investment loan' }),
      mortgage('m2', 300_000, { description: 'Loan for the Ballarat house' }),
      mortgage('m3', 400_000, { description: 'Investment loan' }),
      mortgage('m4', 500_000, { isPrimaryResidence: true }),
    ];
    const { household, said } = read({}, homes, loans);
    expect(placesOf(household)).toEqual([
      ['m1', 'home', ['r1'], 'r1'],
      ['m2', 'home', ['r2'], 'r2'],
      ['m3', 'home', ['r3'], 'r3'],
      ['m4', 'home', ['h'], null],
    ]);
    expect(said('m2', 'on')).toEqual([
      'Loan for the Ballarat house is counted as on House in Ballarat, as its description says, with its interest deducted from the rent.',
    ]);
    expect(said('m3', 'on')).toEqual([
      'Investment loan is counted as on Flat in Perth, which the record does not say, with its interest deducted from the rent.',
    ]);
    expect(said('m4', 'on')).toEqual([]);
  });

  it('on no property are other loans, and on the home where nothing is let', () => {
    const rental = mortgage('m1', 100_000);
    const own = mortgage('m2', 200_000, { isPrimaryResidence: true });
    expect(placesOf(read({}, homes.slice(0, 1), [rental]).household)).toEqual([['m1', 'home', ['h'], null]]);
    const { household, said } = read({}, homes.slice(1), [own]);
    expect(placesOf(household)).toEqual([['m2', 'other', [], null]]);
    expect(said('m2', 'on')).toEqual([
      'No property on record secures Mortgage 1: counted as another loan, for private spending.',
    ]);
  });

  it('on a property owned in part count as recorded, and ask for the household’s part', () => {
    const half = asset({
      ...{ id: 'r', assetType: 'Investment Property' as const, currentValue: 620_000 },
      ownershipPercentage: 50,
    });
    const { household, said, assumed } = read({}, [half], [mortgage('m', 410_000, { securedBy: 'r' })]);
    expect(household.loans[0]?.balance).toBe(410_000);
    expect(said('m', 'balance')).toEqual([
      'All that is recorded of Mortgage 1 is counted as owed by the household, though it owns 50% of Investment Property 1.',
    ]);
    expect(assumed.find(({ subject, field }) => subject === 'm' && field === 'balance')?.ask).toEqual({
      at: 'liabilities.m.loanBalance',
      question: 'What is the household’s part of Mortgage 1?',
    });
    expect(read({}, homes, [mortgage('m1', 100_000)]).said('m1', 'balance')).toEqual([]);
  });

  it('keep what is recorded, and say what is not', () => {
    const loans = [
      mortgage('fixed', 401_500, {
        loanType: 'Interest Only',
        termType: 'Fixed',
        repaymentAmount: 1_180,
        repaymentFrequency: 'Fortnightly',
      }),
      mortgage('level', 100_000, { repaymentAmount: 0, interestRate: 0 }),
      mortgage('low', 120_000, { repaymentAmount: 100 }),
      liability({ id: 'card', liabilityType: 'Credit Card', limitAmount: 12_000, interestRate: 19.99 }),
      liability({
        id: 'car',
        liabilityType: 'Vehicle Loan',
        loanBalance: 8_400,
        interestRate: 7.9,
        repaymentAmount: 110,
        repaymentFrequency: 'Fortnightly',
      }),
      liability({ id: 'paid', liabilityType: 'Other Loans', repaymentAmount: 50 }),
      liability({
        id: 'margin',
        liabilityType: 'Share Margin Lending',
        loanBalance: 5_000,
        interestRate: 9,
        repaymentAmount: 60,
      }),
    ];
    const shares = asset({ id: 'x', assetType: 'Shares', currentValue: 40_000, description: 'Index fund' });
    const { household, said } = read({}, [...homes, shares], loans);
    const terms = household.loans.map(({ on: _, kind: __, purpose: ___, ...loan }) => loan);
    expect(terms).toEqual([
      // 1,180 × 26 ÷ 12; interest only for 60 months and 360 in all, this month the first.
      {
        ...{ id: 'fixed', balance: 401_500, ratePct: 6, interestOnlyUntil: '2031-10', ends: '2056-10' },
        monthlyRepayment: expect.closeTo(2_556.6667, 4),
      },
      { id: 'level', balance: 100_000, ratePct: 0, ends: '2056-10' },
      { id: 'low', balance: 120_000, ratePct: 6, ends: null, monthlyRepayment: 100 },
      { id: 'card', balance: 0, ratePct: 19.99, limit: 12_000, ends: '2056-10' },
      { id: 'car', balance: 8_400, ratePct: 7.9, ends: null, monthlyRepayment: expect.closeTo(238.3333, 4) },
      { id: 'margin', balance: 5_000, ratePct: 9, ends: null, monthlyRepayment: 60 },
    ]);
    expect(household.loans.at(-1)).toMatchObject({ kind: 'margin', on: [], purpose: 'x' });
    expect(said('fixed', 'fixedUntil')).toHaveLength(1);
    expect(said('fixed', 'interestOnlyUntil')).toEqual([
      'End of interest only of Mortgage 1 is not recorded: counted as 5 years from today.',
    ]);
    expect(said('level', 'ratePct')).toEqual(['No interest rate of Mortgage 2 is recorded: no interest is counted.']);
    expect(said('level', 'monthlyRepayment')).toEqual([
      'No repayment of Mortgage 2 is recorded: counted as equal ones over 30 years.',
    ]);
    // 120,000 at 6 % is 600 a month.
    expect(said('low', 'monthlyRepayment')).toEqual([
      'The repayment of Mortgage 3 is less than its interest: the interest is counted.',
    ]);
    expect(said('paid', 'monthlyRepayment')).toEqual([
      'Nothing is owed on Other Loans 1: its repayment is not counted.',
    ]);
    expect(said('margin', 'purpose')).toEqual(['Share Margin Lending 1 is counted as spent on Index fund.']);
  });

  it('count the larger of Existing Loans and the liabilities, cards at their limit', () => {
    const card = liability({ id: 'c', liabilityType: 'Credit Card', loanBalance: 2_000, limitAmount: 10_000 });
    expect(read({ existingLoans: 9_000 }, [], [card]).household.loans).toHaveLength(1);
    const { household, said } = read({ existingLoans: 25_000 }, [], [card]);
    expect(household.loans[1]).toEqual({
      ...{ id: 'existingLoans', kind: 'other', on: [], purpose: null },
      ...{ balance: 15_000, ratePct: 6.3, ends: '2056-10' },
    });
    expect(said('existingLoans', 'balance')).toEqual([
      'Existing Loans of $25,000 are more than the $10,000 under Liabilities: the difference of $15,000 is counted as a loan at 6.3% over 30 years.',
    ]);
  });
});
