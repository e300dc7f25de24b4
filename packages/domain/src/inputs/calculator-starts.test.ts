import { blankProfile, type ProfileRecord } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { borrowingStart } from './affordability.ts';
import { homeLoanStart } from './mortgage.ts';

const profile = (fields: Partial<ProfileRecord>) => ({ ...blankProfile, ...fields });
const home = asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000 });
const homeLoan = liability({
  id: 'loan',
  liabilityType: 'Mortgage',
  isPrimaryResidence: true,
  loanBalance: 480_000,
  interestRate: 5.75,
  repaymentAmount: 700,
  repaymentFrequency: 'Weekly',
  loanEnds: '2048-10-15',
});
const largerLoan = liability({ id: 'other', liabilityType: 'Mortgage', loanBalance: 600_000, interestRate: 6.5 });
const card = liability({ id: 'card', liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 15_000 });

describe('what the borrowing calculator starts with [FIRST-11]', () => {
  const couple = { grossIncome: 118_500, partnerIncome: 96_500, maritalStatus: 'married', dependants: 2 } as const;

  it('is the incomes, the dependants and every debt, cards at their limit', () => {
    const record = { ...profile({ ...couple, assessWithPartner: true, existingLoans: 18_000 }), assets: [] };
    expect(borrowingStart({ ...record, liabilities: [homeLoan, card] })).toEqual({
      grossIncome: 118_500,
      maritalStatus: 'married',
      partnerIncome: 96_500,
      dependants: 2,
      // 480,000 + 15,000; the larger of it and 18,000.
      existingLoans: 495_000,
    });
  });

  it('leaves out a partner who is not assessed with the client', () => {
    const record = { ...profile({ ...couple, assessWithPartner: false }), assets: [], liabilities: [] };
    expect(borrowingStart(record)?.partnerIncome).toBeNull();
  });

  it('is nothing without an income', () => {
    expect(borrowingStart({ ...profile({}), assets: [home], liabilities: [homeLoan] })).toBeNull();
  });
});

describe('what the mortgage calculator starts with [FIRST-11]', () => {
  const startOf = (...liabilities: Parameters<typeof liability>[0][]) =>
    homeLoanStart({ profile: profile({}), assets: [home], liabilities: liabilities.map(liability) }, day);

  it('is the loan of the home, to the shortest term that lasts', () => {
    expect(startOf(largerLoan, homeLoan)).toEqual({
      form: {
        loanAmount: 480_000,
        interestRate: 5.75,
        loanTerm: '25',
        repaymentFrequency: 'weekly',
        loanType: 'principal_and_interest',
        additionalRepayments: 0,
      },
      // November 2026 to October 2048 is 21 years and 11 months.
      note: 'It has 22 years left: the calculator counts 25.',
    });
  });

  it('is the largest mortgage where none is of the home, and says that its end is not on record', () => {
    const start = startOf({ ...homeLoan, isPrimaryResidence: false }, { ...largerLoan, loanType: 'Interest Only' });
    expect(start?.form).toMatchObject({ loanAmount: 600_000, loanTerm: '30', loanType: 'interest_only' });
  });

  it('is nothing without a mortgage, or with one below what the calculator takes', () => {
    expect(startOf(card)).toBeNull();
    expect(startOf({ ...homeLoan, loanBalance: 9_000 })).toBeNull();
  });
});
