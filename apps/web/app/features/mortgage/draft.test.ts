import { mortgageDefaults } from '@freehold/contract';
import { variableLoanRates } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import {
  draftErrors,
  type MortgageDraft,
  parseDraft,
  scenarioOf,
  startingDraft,
  takesExtra,
  toDraft,
} from './draft.ts';

const errorsWith = (change: Partial<MortgageDraft>) => draftErrors({ ...startingDraft, ...change });

describe('the form', () => {
  it('starts with 500,000 over 30 years, and at 4.5 % by a press [MORT-03 MORT-05 MORT-07]', () => {
    const example = { ...startingDraft, interestRate: String(mortgageDefaults.interestRate) };
    expect(example).toMatchObject({ loanAmount: '500,000', interestRate: '4.5', loanTerm: '30' });
  });

  it('[FIRST-08] starts at the typical variable rate of owners', () => {
    expect(startingDraft.interestRate).toBe(String(variableLoanRates.value.owner));
  });

  it('starts with monthly principal and interest and nothing extra [MORT-08 MORT-09 MORT-10]', () => {
    expect(startingDraft).toMatchObject({
      repaymentFrequency: 'monthly',
      loanType: 'principal_and_interest',
      additionalRepayments: '0',
      priceRise: '2.5',
    });
    expect(scenarioOf(startingDraft)).toMatchObject({ loanAmount: 500_000, loanTerm: '30', additionalRepayments: 0 });
  });

  it('reads amounts as people type them, and shows them again', () => {
    const scenario = scenarioOf({ ...startingDraft, loanAmount: '1.25m', additionalRepayments: '$650.50' });
    expect(scenario).toMatchObject({ loanAmount: 1_250_000, additionalRepayments: 650.5 });
    expect(scenario && toDraft(scenario)).toMatchObject({ loanAmount: '1,250,000', additionalRepayments: '650.5' });
  });

  it('[MORT-11] sends an extra as 0 for interest only, whatever was typed', () => {
    const draft = { ...startingDraft, loanType: 'interest_only', additionalRepayments: 'abc' } as const;
    expect(takesExtra(draft)).toBe(false);
    expect(draftErrors(draft)).toEqual({});
    expect(scenarioOf(draft)?.additionalRepayments).toBe(0);
  });
});

describe('errors', () => {
  it('are none for what the calculator starts with', () => expect(draftErrors(startingDraft)).toEqual({}));

  it.each([
    ['9,999', 'Minimum loan amount is $10,000'],
    ['10,000,001', 'Maximum loan amount is $10,000,000'],
    ['', 'Minimum loan amount is $10,000'],
    ['1e5', 'Enter an amount, for example 85,000 or 85k'],
    ['10k', undefined],
    ['10m', undefined],
  ])('[VALID-12] [VALID-16] [MORT-04] a loan of %j: %j', (loanAmount, message) => {
    expect(errorsWith({ loanAmount }).loanAmount).toBe(message);
  });

  it.each([
    ['0.09', 'Minimum interest rate is 0.1%'],
    ['15.01', 'Maximum interest rate is 15%'],
    ['', 'Minimum interest rate is 0.1%'],
    ['six', 'Enter a rate in percent, for example 2.5'],
    ['0.1', undefined],
    ['15', undefined],
    ['6.14', undefined],
  ])('[VALID-13] [VALID-16] [VALID-17] [MORT-06] a rate of %j: %j', (interestRate, message) => {
    expect(errorsWith({ interestRate }).interestRate).toBe(message);
  });

  it('[VALID-15] name an extra below 0', () => {
    expect(errorsWith({ additionalRepayments: '-1' })).toEqual({
      additionalRepayments: 'Additional repayments cannot be negative',
    });
  });

  it.each(['-1', '21', '', 'x'])('name a rise of prices of %j', (priceRise) => {
    expect(Object.keys(errorsWith({ priceRise }))).toEqual(['priceRise']);
  });
});

describe('a stored draft', () => {
  it('is taken only in its own shape', () => {
    expect(parseDraft(startingDraft)).toEqual(startingDraft);
    expect(parseDraft({ ...startingDraft, loanTerm: '40' })).toBeNull();
    expect(parseDraft({ ...startingDraft, email: 'a@b.c' })).toBeNull();
    expect(parseDraft(null)).toBeNull();
  });
});
