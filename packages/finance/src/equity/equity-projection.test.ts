import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanTypes } from '../loan/loan-plan.ts';
import { equityDefaults } from '../rules/equity.ts';
import { growthNames } from '../rules/growth.ts';
import { equityProjection } from './equity-projection.ts';
import { explainEquityProjection } from './explain-equity-projection.ts';

describe('equityProjection', () => {
  it('[EQUITY-03] [EQUITY-04] [EQUITY-05] borrows 95 % of the value, interest only', () => {
    const result = equityProjection(equityDefaults);
    expect(result).toMatchObject({ deposit: 37_500, loan: 712_500 });
    expect(result.monthlyRepayment).toBeCloseTo(3_265.625, 9);
  });

  it('[EQUITY-06] shows the guarantee and leaves debt and equity alone', () => {
    const result = equityProjection(equityDefaults);
    expect(result).toMatchObject({ guaranteeYear1: 112_500, lvrYear1AfterGuaranteePct: 80 });
    expect(result.rows[1]).toEqual({ year: 1, value: 787_500, debt: 712_500, equity: 75_000 });
  });

  it('[EQUITY-07] runs from the purchase to year 30', () => {
    const years = equityProjection(equityDefaults).rows.map(({ year }) => year);
    expect(years).toEqual(Array.from({ length: 31 }, (_, year) => year));
  });

  it('[EQUITY-08] compounds growth yearly', () => {
    const row = equityProjection(equityDefaults).rows[10];
    expect(row?.value).toBeCloseTo(1_221_670.97, 2);
    expect(row?.equity).toBeCloseTo(509_170.97, 2);
  });

  it('[EQUITY-09] amortises principal and interest monthly', () => {
    const result = equityProjection({ ...equityDefaults, loanType: 'principal_and_interest' });
    expect(result.monthlyRepayment).toBeCloseTo(4_045.5, 2);
    expect(result.rows[10]?.debt).toBeCloseTo(588_104.56, 2);
    expect(result.rows[30]?.debt).toBe(0);
  });

  it('[EQUITY-10] falls in a straight line without interest', () => {
    const result = equityProjection({
      ...equityDefaults,
      propertyValue: 600_000,
      loanType: 'principal_and_interest',
      interestRate: 0,
    });
    expect(result.monthlyRepayment).toBeCloseTo(1_583.33, 2);
    expect(result.rows[15]?.debt).toBeCloseTo(285_000, 6);
  });

  it.each([
    [{ propertyValue: -1 }, 'propertyValue is -1'],
    [{ interestRate: -0.1 }, 'annualRatePct is -0.1'],
    [{ termYears: 0 }, 'years is 0; allowed is 1 to 100'],
    [{ termYears: 2.5 }, 'years is 2.5'],
  ])('refuses %j', (change, message) => {
    expect(() => equityProjection({ ...equityDefaults, ...change })).toThrow(message);
  });

  const anyInputs = fc.record({
    propertyValue: fc.double({ min: 0, max: 1e7, noNaN: true }),
    growthRate: fc.constantFrom(...growthNames),
    loanType: fc.constantFrom(...loanTypes),
    interestRate: fc.double({ min: 0, max: 20, noNaN: true }),
    termYears: fc.integer({ min: 1, max: 40 }),
  });

  it('every row’s equity is its value less its debt, and the debt never grows', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        let debt = Number.POSITIVE_INFINITY;
        for (const row of equityProjection(inputs).rows) {
          expect(row.equity).toBe(row.value - row.debt);
          // Doubles: an interest-only balance may tip in the last place.
          expect(row.debt).toBeLessThanOrEqual(debt * (1 + 1e-12));
          debt = row.debt;
        }
      }),
    );
  });

  it('ends its explanation on the equity of the last year', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(explainEquityProjection(inputs).at(-1)?.amount).toBe(equityProjection(inputs).rows.at(-1)?.equity);
      }),
    );
  });

  it('explains with the actual values', () => {
    expect(explainEquityProjection(equityDefaults).map(({ formula }) => formula)).toEqual([
      '$750,000 × 5%',
      '$750,000 − $37,500',
      '$750,000 × 15%; the loan stays $712,500',
      'interest only at 5.5% over 30 years',
      '$750,000 × (1 + 5%)^30',
      '$3,241,456.78 − $712,500 debt',
    ]);
    expect(explainEquityProjection({ ...equityDefaults, loanType: 'principal_and_interest' })[3]?.formula).toBe(
      'principal and interest at 5.5% over 30 years',
    );
  });
});
