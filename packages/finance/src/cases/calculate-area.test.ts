import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadInputError, UnknownAreaError } from './area-errors.ts';
import { calculateArea, calculationAreas } from './calculate-area.ts';

describe('calculateArea', () => {
  it('refuses an area it does not have and names those it has', () => {
    expect(() => calculateArea('tax.gst', {})).toThrow(UnknownAreaError);
    expect(() => calculateArea('tax.gst', {})).toThrow(/^area is tax\.gst; allowed is one of assign\.calculate, /);
    expect(() => calculateArea('constructor', {})).toThrow(UnknownAreaError);
    expect(() => calculateArea('__proto__', {})).toThrow(UnknownAreaError);
  });

  it.each(calculationAreas)('%s refuses inputs that are not an object with a RangeError', (area) => {
    expect(() => calculateArea(area, 'nothing')).toThrow(BadInputError);
    expect(() => calculateArea(area, null)).toThrow('inputs is null; an object is needed');
  });

  it('names the field that is missing or of the wrong kind', () => {
    expect(() => calculateArea('tax.income', {})).toThrow('taxableIncome is missing');
    expect(() => calculateArea('mortgage.calculate', { loanAmount: '5' })).toThrow('loanAmount is "5"');
    expect(() => calculateArea('duty.transfer', { state: 'NZ', price: 1 })).toThrow('state is "NZ"');
  });

  it('names a value that cannot be, with its range', () => {
    expect(() => calculateArea('property.value', { price: -1, growthPct: 3, years: 1 })).toThrow(
      'price is -1; allowed is 0 to 1000000000000',
    );
  });

  it('[TAX-08] [GEAR-31] takes 2025-26 where no year is given', () => {
    expect(calculateArea('tax.income', { taxableIncome: 77_000 })).toMatchObject({ tax: 13_888 });
    expect(calculateArea('negativeGearing.calculate', {})).toMatchObject({ taxSavings: 10_096 });
    expect(calculateArea('negativeGearing.calculate', { fy: '2026-27' })).toMatchObject({ taxSavings: 10_065 });
  });

  it('answers a year without a scale with a status, not a figure', () => {
    const answer = { status: 'no-rule', topic: 'income tax', financialYear: '2010-11' };
    expect(calculateArea('tax.income', { fy: '2010-11', taxableIncome: 1 })).toEqual(answer);
    expect(calculateArea('tax.total', { fy: '2010-11', taxableIncome: 1 })).toEqual(answer);
    expect(calculateArea('tax.analysis', { fy: '2010-11', grossIncome: 1 })).toEqual(answer);
    expect(calculateArea('negativeGearing.calculate', { fy: '2010-11' })).toEqual(answer);
    expect(calculateArea('duty.transfer', { fy: '2025-26', state: 'NSW', price: 1 })).toMatchObject({
      status: 'no-rule',
      topic: 'transfer duty NSW',
    });
    expect(calculateArea('tax.lmito', { fy: '2025-26', taxableIncome: 1 })).toMatchObject({ status: 'no-rule' });
    expect(calculateArea('tax.help', { fy: '2027-28', repaymentIncome: 1 })).toMatchObject({ status: 'no-rule' });
  });

  it('refuses a year that is not written as one', () => {
    expect(() => calculateArea('tax.income', { fy: '2025', taxableIncome: 1 })).toThrow('fy is 2025');
    expect(() => calculateArea('tax.income', { fy: '2025-27', taxableIncome: 1 })).toThrow('fy is 2025-27');
  });

  it('answers a question without a solution with a status', () => {
    expect(calculateArea('irr', { cashflows: [1, 2] })).toMatchObject({ status: 'no-solution' });
    expect(calculateArea('tvm.nper', { rate: 0.05, pmt: 0, pv: 0, fv: 10 })).toMatchObject({ status: 'no-solution' });
    expect(calculateArea('loan.payoff', { balance: 500_000, annualRatePct: 6, payment: 2_500 })).toMatchObject({
      status: 'not-paid-off',
      periods: 600,
    });
  });

  it('takes the documented defaults', () => {
    const loan = { principal: 500_000, annualRatePct: 4.5, years: 30 };
    const repayment = calculateArea('loan.repayment', loan);
    expect(repayment).toEqual(
      calculateArea('loan.repayment', { ...loan, frequency: 'monthly', loanType: 'principal_and_interest' }),
    );
    const annuity = { rate: 0.01, nper: 12, pv: 1_000 };
    expect(calculateArea('tvm.pmt', annuity)).toEqual(calculateArea('tvm.pmt', { ...annuity, fv: 0, type: 0 }));
    expect(
      calculateArea('mortgage.payoffChart', { balance: 1_000, interestRate: 6, repaymentAmount: 1, currentYear: 2026 }),
    ).toMatchObject({ months: 600, paidOff: false });
  });

  it('[EQUITY-03] [EQUITY-04] starts the equity tool with its defaults', () => {
    expect(calculateArea('equityTool.project', {})).toMatchObject({ deposit: 37_500, loan: 712_500 });
  });

  it('[GEAR-03] starts the gearing calculator with its defaults', () => {
    expect(calculateArea('negativeGearing.calculate', {})).toMatchObject({
      annualRent: 15_000,
      totalDeductions: 50_100,
      currentTax: 13_888,
    });
  });

  it('answers the areas that no golden case shows', () => {
    const assets = [{ assetType: 'Shares', currentValue: 10, incomeAmount: 12, incomeFrequency: 'Annual' }];
    const liabilities = [{ loanBalance: 5, repaymentAmount: 1, repaymentFrequency: 'Monthly' }];
    const today = '2026-11-21';
    expect(calculateArea('dashboard.allocation', { amounts: [{ name: 'Shares', amount: 4 }] })).toEqual({
      slices: [{ name: 'Shares', value: 4, percent: 100 }],
    });
    expect(calculateArea('dashboard.cashFlow', { assets, liabilities, today, months: 1 })).toEqual({
      months: [{ month: '2026-11', income: 1, expenses: 1 }],
    });
    expect(
      calculateArea('dashboard.valueHistory', {
        valuations: [{ assetId: 'a', date: today, value: 9 }],
        today,
        months: 1,
      }),
    ).toEqual({ points: [{ month: '2026-11', date: today, value: 9 }] });
    expect(calculateArea('retirement.assets', { assets })).toMatchObject({ investmentAssets: 10, superAssets: 0 });
    expect(calculateArea('tax.lmito', { fy: '2020-21', taxableIncome: 60_000 })).toMatchObject({ offset: 1_080 });
    expect(calculateArea('modelling.marketReality', {})).toMatchObject({ total: 1_764_924 });
  });
});

describe('what leaves the package', () => {
  const cases: readonly { area: string; inputs: Record<string, unknown> }[] = ['spec-cases.json', 'public-cases.json']
    .flatMap((file) => JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')))
    .filter(({ area }) => calculationAreas.includes(area));

  /** Edge values that break careless arithmetic. */
  const odd = fc.constantFrom(0, -0, 1, -1, 0.1, 1e-9, 1e12, -1e12, 1e300, 5e-324, 52, 100, 600);

  it('never holds NaN, an infinity or −0, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.array(odd, { minLength: 30, maxLength: 30 }), (golden, values) => {
        const inputs = withNumbers(golden.inputs, values);
        let result: unknown;
        try {
          result = calculateArea(golden.area, inputs);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(oddNumbersIn(result)).toEqual([]);
      }),
      { numRuns: 3_000, seed: 20_261_121 },
    );
  });

  it('is plain JSON: writing and reading it changes nothing', () => {
    for (const { area, inputs } of cases) {
      const result = calculateArea(area, inputs);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });
});

/** The inputs with about every second number replaced by one of the values. */
function withNumbers(inputs: Record<string, unknown>, values: readonly number[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value], index) => {
      const replacement = values[index % values.length] ?? 0;
      return [name, typeof value === 'number' && replacement !== 52 ? replacement : value];
    }),
  );
}

function oddNumbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(oddNumbersIn) : [];
}
