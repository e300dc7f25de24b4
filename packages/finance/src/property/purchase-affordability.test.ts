import { describe, expect, it } from 'vitest';
import { explainPurchaseAffordability } from './explain-purchase-affordability.ts';
import { type AffordabilityInputs, purchaseAffordability } from './purchase-affordability.ts';

// A couple with two incomes, two children and four debts, whose Existing Loans field holds the car loan only.
const couple: AffordabilityInputs = {
  borrowing: {
    grossIncome: 118_500,
    maritalStatus: 'married',
    partnerIncome: 96_500,
    dependants: 2,
    existingLoans: 18_000,
  },
  existingLoans: 18_000,
  liabilities: [
    { liabilityType: 'Mortgage', loanBalance: 612_000, limitAmount: 700_000 },
    { liabilityType: 'Mortgage', loanBalance: 468_000, limitAmount: 468_000 },
    { liabilityType: 'Vehicle Loan', loanBalance: 18_000, limitAmount: 0 },
    { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 15_000 },
  ],
  savingsField: 0,
  savingsAssets: 0,
  loanAmount: 391_200,
  deposit: 97_800,
};

describe('what a household can likely afford', () => {
  it('[FIRST-01] counts what is recorded as owed: 6 × 205,000 less 1,113,000 leaves 117,000, below the loan', () => {
    // By hand: 612,000 + 468,000 + 18,000 + the card's limit of 15,000; 6 × (215,000 − 10,000) = 1,230,000.
    expect(purchaseAffordability(couple)).toMatchObject({
      recordedDebts: 1_113_000,
      debtsCounted: 1_113_000,
      capacity: 117_000,
      isLoanCovered: false,
      verdict: 'no',
    });
  });

  it.each([
    ['more in the field', 500_000, 400_000, 500_000],
    ['more under Liabilities', 400_000, 500_000, 500_000],
    ['the same debt in both', 450_000, 450_000, 450_000],
  ])('counts %s once', (_, existingLoans, loanBalance, expected) => {
    const liabilities = [{ liabilityType: 'Mortgage', loanBalance, limitAmount: 0 }];
    expect(purchaseAffordability({ ...couple, existingLoans, liabilities }).debtsCounted).toBe(expected);
  });

  it.each([
    [3_200, 15_000, 15_000],
    [16_000, 15_000, 16_000],
    [3_200, 0, 3_200],
  ])('counts a card owing %d of a limit of %d as %d', (loanBalance, limitAmount, expected) => {
    const liabilities = [{ liabilityType: 'Credit Card', loanBalance, limitAmount }];
    expect(purchaseAffordability({ ...couple, existingLoans: 0, liabilities }).debtsCounted).toBe(expected);
  });

  it.each([
    // 1,230,000 less 18,000 is 1,212,000.
    ['yes when both are covered to the dollar', 1_212_000, 97_800, 97_800, 'yes'],
    ['no when the loan is a cent over', 1_212_000.01, 97_800, 97_800, 'no'],
    ['no when the savings are a cent short', 1_212_000, 97_799.99, 97_800, 'no'],
    ['not known when no savings are recorded', 1_212_000, 0, 97_800, 'unknown'],
    ['yes when no deposit is needed', 1_212_000, 0, 0, 'yes'],
  ] as const)('is %s', (_, loanAmount, savingsAssets, deposit, verdict) => {
    const debts = couple.liabilities.filter(({ liabilityType }) => liabilityType === 'Vehicle Loan');
    const inputs = { ...couple, liabilities: debts, loanAmount, savingsAssets, deposit };
    expect(purchaseAffordability(inputs).verdict).toBe(verdict);
  });

  it('counts the larger of the Savings field and the savings among the assets', () => {
    expect(purchaseAffordability({ ...couple, savingsField: 40_000, savingsAssets: 60_000 }).savingsCounted).toBe(
      60_000,
    );
    expect(purchaseAffordability({ ...couple, savingsField: 70_000, savingsAssets: 60_000 }).savingsCounted).toBe(
      70_000,
    );
  });

  it('is not known without an income', () => {
    const found = purchaseAffordability({ ...couple, borrowing: null });
    expect(found).toMatchObject({ capacity: null, isLoanCovered: null, verdict: 'unknown' });
    expect(explainPurchaseAffordability({ ...couple, borrowing: null }).map(({ label }) => label)).toEqual([
      'Debts counted',
      'Savings counted',
      'Savings left after the deposit',
    ]);
  });

  it('shows its working, what is short included', () => {
    const working = explainPurchaseAffordability({ ...couple, savingsAssets: 30_000 });
    expect(working.map(({ label, amount }) => [label, amount])).toEqual([
      ['Debts counted', 1_113_000],
      ['Income counted', 215_000],
      ['Set aside for dependants', 10_000],
      ['Adjusted income', 205_000],
      ['Income multiple applied', 1_230_000],
      ['Estimated borrowing capacity', 117_000],
      ['Capacity left after the loan', -274_200],
      ['Savings counted', 30_000],
      ['Savings left after the deposit', -67_800],
    ]);
    expect(working[0]?.formula).toBe('larger of $18,000 (Existing Loans) and $1,113,000 (Liabilities)');
  });

  it('refuses amounts that cannot be', () => {
    expect(() => purchaseAffordability({ ...couple, deposit: -1 })).toThrow(RangeError);
    const liabilities = [{ liabilityType: 'Mortgage', loanBalance: -1, limitAmount: 0 }];
    expect(() => purchaseAffordability({ ...couple, liabilities })).toThrow('loanBalance');
  });
});
