import type { BorrowingInputs } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { borrowingReadBack, whyNothing } from './borrowing.ts';

const single: BorrowingInputs = {
  grossIncome: 100_000,
  maritalStatus: 'single',
  partnerIncome: null,
  dependants: 0,
  existingLoans: 0,
};

describe('the inputs read back', () => {
  it('name the period of an income and call loans a balance', () => {
    expect(borrowingReadBack({ ...single, dependants: 2, existingLoans: 1_234.56 })).toEqual([
      { label: 'Income before tax', value: '$100,000 a year' },
      { label: 'Marital status', value: 'Single' },
      { label: 'Dependants', value: '2' },
      { label: 'Owing on existing loans', value: '$1,235' },
    ]);
  });

  it('have a partner’s income only where there is a partner with one', () => {
    const labels = (change: Partial<BorrowingInputs>) =>
      borrowingReadBack({ ...single, partnerIncome: 50_000, ...change }).map(({ label }) => label);
    expect(labels({ maritalStatus: 'married' })).toContain('Partner’s income before tax');
    expect(labels({ maritalStatus: 'married', partnerIncome: 0 })).not.toContain('Partner’s income before tax');
    expect(labels({})).not.toContain('Partner’s income before tax');
  });
});

it.each([
  [0, 700_000, 'Existing loans outweigh six times the income, so nothing is left to borrow.'],
  [3, 0, 'The allowance for dependants outweighs six times the income, so nothing is left to borrow.'],
  [
    3,
    1,
    'Existing loans and the allowance for dependants outweigh six times the income, so nothing is left to borrow.',
  ],
])('[BORROW-12] $0 with %d dependants and $%d of loans says why', (dependants, existingLoans, reason) => {
  expect(whyNothing({ ...single, dependants, existingLoans }, 0)).toBe(reason);
  expect(whyNothing({ ...single, dependants, existingLoans }, 1)).toBeNull();
});
