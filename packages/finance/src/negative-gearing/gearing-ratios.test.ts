import { describe, expect, it } from 'vitest';
import { gearingDefaults } from '../rules/gearing.ts';
import { explainNegativeGearing } from './explain-negative-gearing.ts';
import { gearingRatios } from './gearing-ratios.ts';
import { negativeGearing } from './negative-gearing.ts';

const standard = { ...gearingDefaults, financialYear: '2025-26' } as const;

describe('a person’s own ratios', () => {
  it('[GEAR-28] are the specification’s where none is given', () => {
    expect(gearingRatios()).toEqual({ rentPct: 2.5, otherExpensesPct: 1.5, interestPct: 5.5, loanPct: 80 });
    expect(negativeGearing({ ...standard, ratios: {} })).toEqual(negativeGearing(standard));
  });

  it('take the place of the specification’s, with the rules that no longer hold left out', () => {
    // 4 % of 600,000 is 24,000 rent; 90 % at 6 % is 32,400 interest; 1 % is 6,000 other expenses; House year 1 stays
    // 14,700.
    const result = negativeGearing({
      ...standard,
      ratios: { rentPct: 4, otherExpensesPct: 1, interestPct: 6, loanPct: 90 },
    });
    expect(result).toMatchObject({
      annualRent: 24_000,
      interest: 32_400,
      otherExpenses: 6_000,
      totalDeductions: 53_100,
    });
    expect(result.rules.map(({ id }) => id)).toEqual([
      'depreciation.rates',
      'income-tax.resident.2024-25',
      'gearing.loss-quarantine',
    ]);
  });

  it('[GEAR-27] can make a property positively geared', () => {
    // 10 % of 600,000 is 60,000 rent against 50,100: 9,900 more income, taxed at 30 %.
    const result = negativeGearing({ ...standard, ratios: { rentPct: 10 } });
    expect(result.negativeGearingAmount).toBe(-9_900);
    expect(result.taxSavings).toBeCloseTo(-2_970, 9);
  });

  it('stand in the working, without a rule that is not theirs', () => {
    const [rent, interest, , other] = explainNegativeGearing({ ...standard, ratios: { rentPct: 4, loanPct: 70 } });
    expect(rent).toMatchObject({ amount: 24_000, formula: '$600,000 × 4%, to the nearest $100' });
    expect(rent).not.toHaveProperty('rule');
    expect(interest).toMatchObject({ amount: 23_100, formula: '$600,000 × 70% × 5.5%' });
    expect(interest).not.toHaveProperty('rule');
    expect(other).toHaveProperty('rule.id', 'gearing.other-expenses');
  });

  it.each([
    [{ rentPct: -0.1 }, 'rentPct is -0.1'],
    [{ loanPct: 100.1 }, 'loanPct is 100.1; allowed is 0 to 100'],
    [{ interestPct: Number.NaN }, 'interestPct is NaN'],
    [{ otherExpensesPct: 101 }, 'otherExpensesPct is 101'],
  ])('%j is refused', (ratios, message) => {
    expect(() => negativeGearing({ ...standard, ratios })).toThrow(message);
  });
});
