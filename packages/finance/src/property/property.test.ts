import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssignedPurchaseInputs, assignedPurchase } from './assigned-purchase.ts';
import { explainAssignedPurchase } from './explain-assigned-purchase.ts';
import { explainPropertyFinancials, propertyFinancials } from './property-financials.ts';
import { explainPropertyValue, propertyValue } from './property-value.ts';
import { valueRange } from './value-range.ts';

describe('propertyValue', () => {
  it.each([
    [750_000, 3.5, 10, 1_057_949.07],
    [500_000, 5, 30, 2_160_971.19],
    [600_000, 7, 5, 841_531.04],
    [600_000, 0, 5, 600_000],
    [600_000, 7, 0, 600_000],
    [100, -10, 2, 81],
  ])('%d growing %d%% for %d years is %d', (price, growthPct, years, expected) => {
    expect(propertyValue({ price, growthPct, years })).toBeCloseTo(expected, 2);
  });

  it.each([
    [{ price: -1 }, 'price is -1'],
    [{ growthPct: 51 }, 'growthPct is 51; allowed is -50 to 50'],
    [{ growthPct: -51 }, 'growthPct is -51'],
    [{ years: 101 }, 'years is 101'],
    [{ years: -1 }, 'years is -1'],
  ])('refuses %j', (change, message) => {
    expect(() => propertyValue({ price: 1, growthPct: 1, years: 1, ...change })).toThrow(message);
  });
});

describe('explainPropertyValue', () => {
  it('shows the growth with the actual values', () => {
    const inputs = { price: 600_000, growthPct: 7, years: 5 };
    expect(explainPropertyValue(inputs)).toEqual([
      {
        label: 'Value after 5 years',
        amount: propertyValue(inputs),
        unit: 'dollars',
        formula: '$600,000 × (1 + 7%)^5',
      },
    ]);
  });
});

describe('propertyFinancials', () => {
  const inputs = { price: 750_000, rentalYield: 4.2, growthRate: 3.5 };

  it('works S-PR-01', () => {
    const result = propertyFinancials(inputs);
    expect(result).toMatchObject({ monthlyRepaymentEstimate: 3_000, annualRentalIncome: 31_500 });
    expect(result.fiveYearValue).toBeCloseTo(890_764.73, 2);
  });

  it('shows 0 for a property without figures', () => {
    expect(propertyFinancials({ price: 0, rentalYield: 0, growthRate: 0 })).toMatchObject({
      monthlyRepaymentEstimate: 0,
      annualRentalIncome: 0,
      fiveYearValue: 0,
    });
  });

  it('is explained down to the value', () => {
    expect(explainPropertyFinancials(inputs).map(({ formula }) => formula)).toEqual([
      '$750,000 × 0.4%',
      '$750,000 × 4.2%',
      '$750,000 × (1 + 3.5%)^5',
    ]);
    expect(explainPropertyFinancials(inputs).at(-1)?.amount).toBe(propertyFinancials(inputs).fiveYearValue);
  });

  it('refuses a yield that cannot be', () => {
    expect(() => propertyFinancials({ ...inputs, rentalYield: 101 })).toThrow('rentalYield is 101');
    expect(() => propertyFinancials({ ...inputs, price: Number.NaN })).toThrow('price is NaN');
  });
});

describe('assignedPurchase', () => {
  const inputs: AssignedPurchaseInputs = {
    price: 750_000,
    downPaymentPct: 20,
    loanTermYears: 30,
    interestRate: 4.5,
    growthPct: 3.5,
    borrowingCapacity: null,
  };

  it('works S-AS-01', () => {
    const result = assignedPurchase(inputs);
    expect(result).toMatchObject({ downPayment: 150_000, loanAmount: 600_000, likelyAfford: null });
    expect(result.monthlyRepayment).toBeCloseTo(3_040.11, 2);
    expect(result.totalInterest).toBeCloseTo(494_440.27, 2);
    expect(result.valueAfter10Years).toBeCloseTo(1_057_949.07, 2);
  });

  it.each([
    [750_000, true],
    [749_999.99, false],
    [0, false],
  ])('a capacity of %d affords it: %s', (borrowingCapacity, expected) => {
    expect(assignedPurchase({ ...inputs, borrowingCapacity }).likelyAfford).toBe(expected);
  });

  it('borrows nothing with the whole price down', () => {
    expect(assignedPurchase({ ...inputs, downPaymentPct: 100 })).toMatchObject({
      loanAmount: 0,
      monthlyRepayment: 0,
      totalRepayments: 0,
      totalInterest: 0,
    });
  });

  it('divides the loan by the months without interest', () => {
    const result = assignedPurchase({ ...inputs, price: 480_000, interestRate: 0, loanTermYears: 40 });
    expect(result.monthlyRepayment).toBeCloseTo(800, 9);
    expect(result.totalInterest).toBe(0);
  });

  it.each([
    [{ downPaymentPct: 101 }, 'downPaymentPct is 101; allowed is 0 to 100'],
    [{ downPaymentPct: -1 }, 'downPaymentPct is -1'],
    [{ loanTermYears: 51 }, 'loanTermYears is 51; allowed is 1 to 50'],
    [{ loanTermYears: 1.5 }, 'loanTermYears is 1.5'],
    [{ interestRate: 101 }, 'interestRate is 101'],
    [{ price: -1 }, 'price is -1'],
  ])('refuses %j', (change, message) => {
    expect(() => assignedPurchase({ ...inputs, ...change })).toThrow(message);
  });

  it('is explained down to the value', () => {
    const working = explainAssignedPurchase(inputs);
    expect(working.map(({ formula }) => formula)).toEqual([
      '$750,000 × 20%',
      '$750,000 − $150,000',
      'principal and interest on $600,000 at 4.5% over 30 years',
      '$1,094,440.27 − $600,000',
      '$750,000 × (1 + 3.5%)^10',
    ]);
    expect(working.at(-1)?.amount).toBe(assignedPurchase(inputs).valueAfter10Years);
  });
});

describe('valueRange', () => {
  it('gives the percentiles and the mean (P-MCS-01)', () => {
    const range = valueRange({ price: 500_000, years: 10, logMean: 0.0475, logSd: 0.055 });
    expect(range.p5).toBeCloseTo(603_971.18, 1);
    expect(range.p50).toBeCloseTo(804_007.1, 1);
    expect(range.p95).toBeCloseTo(1_070_295.13, 1);
    expect(range.mean).toBeCloseTo(816_260.14, 1);
  });

  it('has no spread without deviation or without time', () => {
    expect(valueRange({ price: 100, years: 0, logMean: 0.05, logSd: 0.1 })).toEqual({
      p5: 100,
      p50: 100,
      p95: 100,
      mean: 100,
    });
    const sure = valueRange({ price: 100, years: 1, logMean: 0.05, logSd: 0 });
    expect(sure.p5).toBe(sure.p95);
  });

  it('orders its figures', () => {
    const anyInputs = fc.record({
      price: fc.double({ min: 1, max: 1e7, noNaN: true }),
      years: fc.double({ min: 0, max: 40, noNaN: true }),
      logMean: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      logSd: fc.double({ min: 0, max: 0.3, noNaN: true }),
    });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { p5, p50, p95, mean } = valueRange(inputs);
        expect(p5).toBeLessThanOrEqual(p50);
        expect(p50).toBeLessThanOrEqual(p95);
        expect(mean).toBeGreaterThanOrEqual(p50);
      }),
    );
  });

  it.each([
    [{ price: -1 }, 'price is -1'],
    [{ years: 101 }, 'years is 101'],
    [{ logMean: 0.6 }, 'logMean is 0.6'],
    [{ logSd: -0.1 }, 'logSd is -0.1'],
    [{ logSd: 1.1 }, 'logSd is 1.1'],
  ])('refuses %j', (change, message) => {
    expect(() => valueRange({ price: 1, years: 1, logMean: 0, logSd: 0, ...change })).toThrow(message);
  });
});
