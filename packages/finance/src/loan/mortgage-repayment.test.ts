import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repaymentFrequencies } from '../units/frequency.ts';
import { explainMortgageRepayment } from './explain-mortgage-repayment.ts';
import { loanTypes } from './loan-plan.ts';
import { illustrativeMarketRate, type MortgageInputs, mortgageRepayment, payoffDate } from './mortgage-repayment.ts';

const standard: MortgageInputs = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
  today: '2026-11-21',
};

describe('mortgageRepayment', () => {
  it('[CALC-06] takes totals from the exact repayment: 912,033.56, not 360 × 2,533.43', () => {
    expect(mortgageRepayment(standard).totalRepayments).toBeCloseTo(912_033.56, 2);
    expect(360 * 2_533.43).not.toBeCloseTo(912_033.56, 1);
  });

  it('[CALC-08] keeps the principal owing on interest only', () => {
    expect(mortgageRepayment({ ...standard, loanType: 'interest_only' })).toMatchObject({
      repaymentAmount: 1_875,
      totalRepayments: 675_000,
      totalInterest: 675_000,
      principalOwingAtEnd: 500_000,
      periods: 360,
    });
  });

  it('[CALC-09] ignores an extra on interest only', () => {
    const result = mortgageRepayment({ ...standard, loanType: 'interest_only', additionalRepayments: 500 });
    expect(result).toMatchObject({ interestSaved: 0, timeSaved: 0, extraPerPeriod: 0, additionalRepayments: 500 });
  });

  it.each([
    ['monthly', 310, 200],
    ['fortnightly', 671, 92.307_692],
    ['weekly', 1_341, 46.153_846],
  ] as const)('[CALC-10] takes %s %d payments with 200 a month on top', (repaymentFrequency, periods, extra) => {
    const result = mortgageRepayment({ ...standard, repaymentFrequency, additionalRepayments: 200 });
    expect(result.periods).toBe(periods);
    expect(result.extraPerPeriod).toBeCloseTo(extra, 5);
  });

  it('[CALC-11] leaves the extra out of the repayment and has it in the totals', () => {
    const result = mortgageRepayment({ ...standard, additionalRepayments: 200 });
    expect(result.repaymentAmount).toBeCloseTo(2_533.43, 2);
    expect(result.totalRepayments).toBeCloseTo(845_818.49, 2);
    expect(result.totalInterest).toBeCloseTo(345_818.49, 2);
  });

  it('[CALC-12] [CALC-13] saves 66,215.06 and 50 months', () => {
    const result = mortgageRepayment({ ...standard, additionalRepayments: 200 });
    expect(result.interestSaved).toBeCloseTo(66_215.06, 2);
    expect(result.timeSaved).toBe(50);
  });

  it('[CALC-14] clears a loan with one reduced payment', () => {
    const result = mortgageRepayment({
      ...standard,
      loanAmount: 10_000,
      interestRate: 15,
      loanTerm: 15,
      additionalRepayments: 20_000,
    });
    expect(result.periods).toBe(1);
    expect(result.totalRepayments).toBeCloseTo(10_125, 9);
    expect(result.payoffDate).toBe('2026-12-21');
  });

  it('[CALC-15] adds half a percentage point', () => {
    expect(illustrativeMarketRate(4.5)).toBe(5);
    expect(illustrativeMarketRate(15)).toBe(15.5);
    expect(() => illustrativeMarketRate(Number.NaN)).toThrow(RangeError);
  });

  it('[CALC-16] pays off after the term, or sooner with an extra', () => {
    expect(mortgageRepayment(standard).payoffDate).toBe('2056-11-21');
    expect(mortgageRepayment({ ...standard, additionalRepayments: 200 }).payoffDate).toBe('2052-09-21');
  });

  it('amortises in a straight line without interest', () => {
    const result = mortgageRepayment({ ...standard, interestRate: 0 });
    expect(result.repaymentAmount).toBeCloseTo(1_388.888_889, 5);
    expect(result.totalInterest).toBe(0);
    expect(result.periods).toBe(360);
  });

  it.each([
    [{ loanAmount: -1 }, 'loanAmount is -1; allowed is 0 to 1000000000000'],
    [{ interestRate: 101 }, 'annualRatePct is 101'],
    [{ loanTerm: 0 }, 'loanTerm is 0; allowed is 1 to 100'],
    [{ loanTerm: 2.5 }, 'loanTerm is 2.5; a whole number 1 to 100 is needed'],
    [{ additionalRepayments: -1 }, 'additionalRepayments is -1'],
    [{ today: '21/11/2026' }, 'today is 21/11/2026'],
  ])('refuses %j', (change, message) => {
    expect(() => mortgageRepayment({ ...standard, ...change })).toThrow(message);
  });
});

describe('payoffDate', () => {
  it.each([
    ['2024-02-29', 15, 0, '2039-02-28'],
    ['2026-08-31', 30, 6, '2056-02-29'],
    ['2026-12-31', 20, 1, '2046-11-30'],
    ['2026-11-21', 25, 300, '2026-11-21'],
  ])('[CALC-17] %s, %d years less %d months is %s', (today, loanTerm, timeSavedMonths, expected) => {
    expect(payoffDate({ today, loanTerm, timeSavedMonths })).toBe(expected);
  });

  it('refuses more months saved than the term has', () => {
    expect(() => payoffDate({ today: '2026-11-21', loanTerm: 1, timeSavedMonths: 13 })).toThrow(
      'timeSavedMonths is 13; allowed is 0 to 12',
    );
  });
});

describe('explainMortgageRepayment', () => {
  const anyMortgage = fc.record({
    loanAmount: fc.double({ min: 10_000, max: 1e7, noNaN: true }),
    interestRate: fc.double({ min: 0, max: 15, noNaN: true }),
    loanTerm: fc.constantFrom(15, 20, 25, 30),
    repaymentFrequency: fc.constantFrom(...repaymentFrequencies),
    loanType: fc.constantFrom(...loanTypes),
    additionalRepayments: fc.constantFrom(0, 150, 20_000),
    today: fc.constant('2026-11-21'),
  });

  it('ends on the total repayments', () => {
    fc.assert(
      fc.property(anyMortgage, (inputs) => {
        expect(explainMortgageRepayment(inputs).at(-1)?.amount).toBe(mortgageRepayment(inputs).totalRepayments);
      }),
      { numRuns: 100 },
    );
  });

  it('has lines for the extra only when there is one', () => {
    const labels = (inputs: MortgageInputs) => explainMortgageRepayment(inputs).map(({ label }) => label);
    expect(labels(standard)).toEqual([
      'Rate per repayment',
      'Illustrative market rate',
      'Repayment, monthly',
      'Repayments made',
      'Principal repaid',
      'Interest',
      'Total repayments',
    ]);
    expect(labels({ ...standard, additionalRepayments: 200 })).toContain('Interest saved');
  });

  it('shows formulas with the actual values', () => {
    const formulas = explainMortgageRepayment({ ...standard, additionalRepayments: 200 }).map(({ formula }) => formula);
    expect(formulas).toEqual([
      '4.5% ÷ 12 repayments a year',
      '4.5% + 0.5 percentage points',
      'P·r ÷ (1 − (1 + r)^−n) with P $500,000, r 4.5% ÷ 12, n 360',
      '$200 × 12 ÷ 12',
      '$412,033.56 without the extra − $345,818.49',
      '30 × 12 − 310 months taken',
      '310 until 2052-09-21',
      '$500,000 − $0 still owing',
      'sum of 310 interest charges, none rounded',
      '$500,000 + $345,818.49',
    ]);
    expect(explainMortgageRepayment({ ...standard, loanType: 'interest_only' })[2]?.formula).toBe(
      '$500,000 × 4.5% ÷ 12',
    );
  });
});
