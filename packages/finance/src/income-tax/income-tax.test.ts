import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxYear, taxYears } from '../rules/income-tax.ts';
import { explainIncomeTax } from './explain-income-tax.ts';
import { incomeTax, taxBrackets, taxOnTaxableIncome } from './income-tax.ts';

/**
 * Upper limit and rate of each bracket as the Acts print them, in cents of tax per $100, so every expected figure below
 * is integer arithmetic, independent of the engine's bracket bases.
 */
type Bracket = readonly [upTo: number, rate: number];

const actsOf: readonly { readonly years: readonly TaxYear[]; readonly brackets: readonly Bracket[] }[] = [
  {
    years: ['2018-19', '2019-20'],
    brackets: [
      [18_200, 0],
      [37_000, 190],
      [90_000, 325],
      [180_000, 370],
      [Number.POSITIVE_INFINITY, 450],
    ],
  },
  {
    years: ['2020-21', '2021-22', '2022-23', '2023-24'],
    brackets: [
      [18_200, 0],
      [45_000, 190],
      [120_000, 325],
      [180_000, 370],
      [Number.POSITIVE_INFINITY, 450],
    ],
  },
  {
    years: ['2024-25', '2025-26'],
    brackets: [
      [18_200, 0],
      [45_000, 160],
      [135_000, 300],
      [190_000, 370],
      [Number.POSITIVE_INFINITY, 450],
    ],
  },
  {
    years: ['2026-27'],
    brackets: [
      [18_200, 0],
      [45_000, 150],
      [135_000, 300],
      [190_000, 370],
      [Number.POSITIVE_INFINITY, 450],
    ],
  },
  {
    years: ['2027-28'],
    brackets: [
      [18_200, 0],
      [45_000, 140],
      [135_000, 300],
      [190_000, 370],
      [Number.POSITIVE_INFINITY, 450],
    ],
  },
];

/** Tax as the sum over the brackets' slices: thousandths of a dollar of tax per dollar, income in cents. */
function taxBySlices(incomeCents: number, brackets: readonly Bracket[]): number {
  let below = 0;
  let tax = 0;
  for (const [upTo, rate] of brackets) {
    tax += Math.max(0, Math.min(incomeCents, upTo * 100) - below) * rate;
    below = upTo * 100;
  }
  return tax / 100_000;
}

const edges = actsOf.flatMap(({ years, brackets }) =>
  years.flatMap((year) =>
    brackets
      .filter(([upTo]) => Number.isFinite(upTo))
      .flatMap(([upTo]) =>
        [-100, -1, 0, 1, 100].map((cents) => ({
          year,
          cents: upTo * 100 + cents,
          brackets,
          income: upTo + cents / 100,
        })),
      ),
  ),
);

describe('taxOnTaxableIncome at every bracket edge, a cent and a dollar either side', () => {
  it.each(edges)('[TAX-06] [TAX-09] [TAX-10] $year $income', ({ year, cents, brackets, income }) => {
    expect(taxOnTaxableIncome(income, year)).toBeCloseTo(taxBySlices(cents, brackets), 6);
  });

  it('covers every year', () => {
    expect(actsOf.flatMap(({ years }) => years)).toEqual([...taxYears]);
  });
});

describe('the specification’s scale', () => {
  it.each([
    [0, 0],
    [18_200, 0],
    [18_201, 0.16],
  ])('[TAX-01] taxes %d with %d', (income, tax) => {
    expect(taxOnTaxableIncome(income, '2025-26')).toBeCloseTo(tax, 9);
  });

  it.each([
    [30_000, 1_888],
    [45_000, 4_288],
  ])('[TAX-02] taxes %d with %d', (income, tax) => {
    expect(taxOnTaxableIncome(income, '2025-26')).toBeCloseTo(tax, 9);
  });

  it.each([
    [77_000, 13_888],
    [135_000, 31_288],
  ])('[TAX-03] taxes %d with %d', (income, tax) => {
    expect(taxOnTaxableIncome(income, '2025-26')).toBeCloseTo(tax, 9);
  });

  it.each([
    [160_000, 40_538],
    [190_000, 51_638],
  ])('[TAX-04] taxes %d with %d', (income, tax) => {
    expect(taxOnTaxableIncome(income, '2025-26')).toBeCloseTo(tax, 9);
  });

  it('[TAX-05] taxes 250,000 with 78,638', () => {
    expect(taxOnTaxableIncome(250_000, '2025-26')).toBeCloseTo(78_638, 9);
  });

  it('[TAX-06] taxes a loss with 0', () => {
    expect(Object.is(taxOnTaxableIncome(-5_000, '2025-26'), 0)).toBe(true);
  });
});

describe('the years beside each other', () => {
  it.each([[45_000], [77_000], [250_000]])(
    '2026-27 takes 268 less than 2025-26 on %d, and 2027-28 another 268',
    (income) => {
      const [first, second, third] = (['2025-26', '2026-27', '2027-28'] as const).map((year) =>
        taxOnTaxableIncome(income, year),
      );
      expect((first ?? 0) - (second ?? 0)).toBeCloseTo(268, 9);
      expect((second ?? 0) - (third ?? 0)).toBeCloseTo(268, 9);
    },
  );
});

const anyYear = fc.constantFrom(...taxYears);
const anyIncome = fc.double({ min: -1e6, max: 1e7, noNaN: true });

describe('properties of the tax', () => {
  it('rises with income, by at most 45 cents in the dollar', () => {
    fc.assert(
      fc.property(anyYear, anyIncome, fc.double({ min: 0, max: 1e6, noNaN: true }), (year, income, more) => {
        const difference = taxOnTaxableIncome(income + more, year) - taxOnTaxableIncome(income, year);
        expect(difference).toBeGreaterThanOrEqual(-1e-6);
        expect(difference).toBeLessThanOrEqual(0.45 * more + 1e-6);
      }),
    );
  });

  it('is continuous: a hundredth of a cent never changes it by more', () => {
    const thresholds = actsOf.flatMap(({ years, brackets }) =>
      years.flatMap((year) => brackets.map(([upTo]) => ({ year, upTo }))),
    );
    for (const { year, upTo } of thresholds.filter(({ upTo: limit }) => Number.isFinite(limit))) {
      const jump = taxOnTaxableIncome(upTo + 1e-4, year) - taxOnTaxableIncome(upTo - 1e-4, year);
      expect(jump).toBeLessThan(1e-4);
      expect(jump).toBeGreaterThanOrEqual(0);
    }
  });

  it('is less than the income', () => {
    fc.assert(
      fc.property(anyYear, fc.double({ min: 0, max: 1e12, noNaN: true }), (year, income) => {
        expect(taxOnTaxableIncome(income, year)).toBeLessThanOrEqual(income);
      }),
    );
  });

  it('is the last amount of its explanation', () => {
    fc.assert(
      fc.property(anyYear, anyIncome, (financialYear, taxableIncome) => {
        const inputs = { financialYear, taxableIncome };
        expect(explainIncomeTax(inputs).at(-1)?.amount).toBe(incomeTax(inputs).tax);
      }),
    );
  });

  it('is the sum over the brackets', () => {
    fc.assert(
      fc.property(anyYear, anyIncome, (financialYear, taxableIncome) => {
        const brackets = taxBrackets({ financialYear, taxableIncome });
        const tax = brackets.reduce((sum, { taxInBracket }) => sum + taxInBracket, 0);
        const income = brackets.reduce((sum, { incomeInBracket }) => sum + incomeInBracket, 0);
        expect(tax).toBeCloseTo(taxOnTaxableIncome(taxableIncome, financialYear), 4);
        expect(income).toBeCloseTo(Math.max(0, taxableIncome), 4);
      }),
    );
  });
});

describe('incomeTax', () => {
  it('tells the rate of the next dollar and the rule', () => {
    const result = incomeTax({ taxableIncome: 77_000, financialYear: '2025-26' });
    expect(result.marginalRatePct).toBe(30);
    expect(result.rules.map(({ label }) => label)).toEqual(['2024-25 to 2025-26 resident rates']);
  });

  it.each([
    [0, 0],
    [18_199, 0],
    [18_200, 16],
    [45_000, 30],
    [135_000, 37],
    [190_000, 45],
  ])('the next dollar on %d is taxed %d%%', (taxableIncome, rate) => {
    expect(incomeTax({ taxableIncome, financialYear: '2025-26' }).marginalRatePct).toBe(rate);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [1e13], [-1e13]])('refuses %d', (taxableIncome) => {
    expect(() => incomeTax({ taxableIncome, financialYear: '2025-26' })).toThrow('taxableIncome is');
  });
});

describe('taxBrackets', () => {
  it('lists the brackets of the year with what falls into each', () => {
    expect(taxBrackets({ taxableIncome: 77_000, financialYear: '2025-26' })).toEqual([
      { above: 0, upTo: 18_200, ratePct: 0, incomeInBracket: 18_200, taxInBracket: 0 },
      { above: 18_200, upTo: 45_000, ratePct: 16, incomeInBracket: 26_800, taxInBracket: 4_288 },
      { above: 45_000, upTo: 135_000, ratePct: 30, incomeInBracket: 32_000, taxInBracket: 9_600 },
      { above: 135_000, upTo: 190_000, ratePct: 37, incomeInBracket: 0, taxInBracket: 0 },
      { above: 190_000, upTo: null, ratePct: 45, incomeInBracket: 0, taxInBracket: 0 },
    ]);
  });
});

describe('explainIncomeTax', () => {
  it('shows the formula with the actual values', () => {
    expect(explainIncomeTax({ taxableIncome: 77_000, financialYear: '2025-26' }).map(({ formula }) => formula)).toEqual(
      ['$77,000', '$77,000 − $45,000', '$4,288 + 30% × $32,000'],
    );
  });

  it('says nil where nothing is taxed', () => {
    const working = explainIncomeTax({ taxableIncome: 18_200, financialYear: '2025-26' });
    expect(working.at(-1)).toMatchObject({ amount: 0, formula: 'nil up to $18,200' });
    expect(explainIncomeTax({ taxableIncome: -1, financialYear: '2025-26' }).at(0)?.formula).toBe('−$1');
  });
});
