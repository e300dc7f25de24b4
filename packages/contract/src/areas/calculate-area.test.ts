import { readFileSync } from 'node:fs';
import { Refusal } from '@freehold/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, calculationAreas, UnknownAreaError } from './calculate.ts';

describe('calculate', () => {
  it('refuses an area it does not have and names those it has', () => {
    expect(() => calculate('tax.gst', {})).toThrow(UnknownAreaError);
    expect(() => calculate('tax.gst', {})).toThrow(/^area is tax\.gst; allowed is one of assign\.calculate, /);
    expect(() => calculate('constructor', {})).toThrow(UnknownAreaError);
    expect(() => calculate('__proto__', {})).toThrow(UnknownAreaError);
  });

  it.each(calculationAreas)('%s refuses inputs that are not an object with a RangeError', (area) => {
    expect(() => calculate(area, 'nothing')).toThrow(Refusal);
    expect(() => calculate(area, null)).toThrow('inputs is null; an object is needed');
  });

  it('names the field that is missing or of the wrong kind', () => {
    expect(() => calculate('tax.income', {})).toThrow('taxableIncome is missing');
    expect(() => calculate('mortgage.calculate', { loanAmount: '5' })).toThrow('loanAmount is "5"');
    expect(() => calculate('duty.transfer', { state: 'NZ', price: 1 })).toThrow('state is "NZ"');
  });

  it('never repeats an object, a list or an unknown name’s value, which may be somebody’s record', () => {
    const person = { dateOfBirth: '1973-03-07', phone: '0400 000 000' };
    const messages = [
      { stray: person },
      { stray: '1973-03-07' },
      { taxableIncome: person },
      { taxableIncome: [person] },
      person,
    ];
    for (const inputs of messages) {
      expect(() => calculate('tax.income', inputs)).toThrow(Refusal);
      expect(() => calculate('tax.income', inputs)).not.toThrow(/1973|0400/);
    }
  });

  it('names a value that cannot be, with its range', () => {
    expect(() => calculate('property.value', { price: -1, growthPct: 3, years: 1 })).toThrow(
      'price is -1; allowed is 0 to 1000000000000',
    );
  });

  it('[TAX-08] [GEAR-31] takes 2025-26 where no year is given', () => {
    expect(calculate('tax.income', { taxableIncome: 77_000 })).toMatchObject({ tax: 13_888 });
    expect(calculate('negativeGearing.calculate', {})).toMatchObject({ taxSavings: 10_096 });
    expect(calculate('negativeGearing.calculate', { fy: '2026-27' })).toMatchObject({ taxSavings: 10_065 });
  });

  it.each([
    [{ contractDate: '2025-11-21' }, 'contractDate is 2025-11-21'],
    [{ contractFy: '2025-26' }, 'contractFy is 2025-26'],
    [{ contractFy: '2025-26', contractDate: '2025-11-21' }, 'contractDate is 2025-11-21'],
    [{ contractFy: '2026-27', contractDate: '2025-11-21' }, 'contractDate is 2025-11-21; a day of 2026-27 is needed'],
  ])('refuses a purchase without a duty table at the day or the year that was entered: %j', (when, message) => {
    const purchase = { state: 'NSW', buyer: 'owner', ...when };
    expect(() => calculate('purchase.maxPrice', { ...purchase, cash: 150_000 })).toThrow(message);
    expect(() => calculate('purchase.fundsToComplete', { ...purchase, price: 900_000 })).toThrow(message);
  });

  it('answers a year without a scale with a status, not a figure', () => {
    const answer = { status: 'no-rule', topic: 'income tax', financialYear: '2010-11' };
    expect(calculate('tax.income', { fy: '2010-11', taxableIncome: 1 })).toEqual(answer);
    expect(calculate('tax.total', { fy: '2010-11', taxableIncome: 1 })).toEqual(answer);
    expect(calculate('tax.analysis', { fy: '2010-11', grossIncome: 1 })).toEqual(answer);
    expect(calculate('negativeGearing.calculate', { fy: '2010-11' })).toEqual(answer);
    expect(calculate('duty.transfer', { fy: '2025-26', state: 'NSW', price: 1 })).toMatchObject({
      status: 'no-rule',
      topic: 'transfer duty NSW',
    });
    expect(calculate('tax.lmito', { fy: '2025-26', taxableIncome: 1 })).toMatchObject({ status: 'no-rule' });
    expect(calculate('tax.help', { fy: '2027-28', repaymentIncome: 1 })).toMatchObject({ status: 'no-rule' });
  });

  it('refuses a year that is not written as one', () => {
    expect(() => calculate('tax.income', { fy: '2025', taxableIncome: 1 })).toThrow(
      'fy is "2025"; a financial year written like 2025-26 is needed',
    );
    expect(() => calculate('tax.income', { fy: '2025-27', taxableIncome: 1 })).toThrow('fy is 2025-27');
  });

  it('answers a question without a solution with a status', () => {
    expect(calculate('irr', { cashflows: [1, 2] })).toMatchObject({ status: 'no-solution' });
    expect(calculate('tvm.nper', { rate: 0.05, pmt: 0, pv: 0, fv: 10 })).toMatchObject({ status: 'no-solution' });
    expect(calculate('loan.payoff', { balance: 500_000, annualRatePct: 6, payment: 2_500 })).toMatchObject({
      status: 'not-paid-off',
      periods: 600,
    });
  });

  it('takes the documented defaults', () => {
    const loan = { principal: 500_000, annualRatePct: 4.5, years: 30 };
    const repayment = calculate('loan.repayment', loan);
    expect(repayment).toEqual(
      calculate('loan.repayment', { ...loan, frequency: 'monthly', loanType: 'principal_and_interest' }),
    );
    const annuity = { rate: 0.01, nper: 12, pv: 1_000 };
    expect(calculate('tvm.pmt', annuity)).toEqual(calculate('tvm.pmt', { ...annuity, fv: 0, type: 0 }));
    expect(
      calculate('mortgage.payoffChart', { balance: 1_000, interestRate: 6, repaymentAmount: 1, currentYear: 2026 }),
    ).toMatchObject({ months: 600, paidOff: false });
  });

  it('[EQUITY-03] [EQUITY-04] starts the equity tool with its defaults', () => {
    expect(calculate('equityTool.project', {})).toMatchObject({ deposit: 37_500, loan: 712_500 });
  });

  it('[GEAR-03] starts the gearing calculator with its defaults', () => {
    expect(calculate('negativeGearing.calculate', {})).toMatchObject({
      annualRent: 15_000,
      totalDeductions: 50_100,
      currentTax: 13_888,
    });
  });

  it('answers the areas that no golden case shows', () => {
    const assets = [{ assetType: 'Shares', currentValue: 10, incomeAmount: 12, incomeFrequency: 'Annual' }];
    const liabilities = [{ loanBalance: 5, repaymentAmount: 1, repaymentFrequency: 'Monthly' }];
    const today = '2026-11-21';
    expect(calculate('dashboard.allocation', { amounts: [{ name: 'Shares', amount: 4 }] })).toEqual({
      slices: [{ name: 'Shares', value: 4, percent: 100 }],
    });
    expect(calculate('dashboard.cashFlow', { assets, liabilities, today, months: 1 })).toEqual({
      months: [{ month: '2026-11', income: 1, expenses: 1 }],
    });
    expect(
      calculate('dashboard.valueHistory', {
        valuations: [{ assetId: 'a', date: today, value: 9 }],
        today,
        months: 1,
      }),
    ).toEqual({ points: [{ month: '2026-11', date: today, value: 9 }] });
    expect(calculate('retirement.assets', { assets })).toMatchObject({ investmentAssets: 10, superAssets: 0 });
    expect(calculate('tax.lmito', { fy: '2020-21', taxableIncome: 60_000 })).toMatchObject({ offset: 1_080 });
    expect(calculate('modelling.marketReality', {})).toMatchObject({ total: 1_764_924 });
  });
});

describe('rates of loans', () => {
  const mortgage = {
    loanAmount: 500_000,
    loanTerm: 40,
    repaymentFrequency: 'monthly',
    loanType: 'principal_and_interest',
    additionalRepayments: 0,
    today: '2026-11-21',
  };

  it('hold to the cents at 40 %, the highest that doubles carry: 500,000 over 40 years', () => {
    // 480 × 500,000 i ÷ (1 − (1 + i)^−480) − 500,000 with i = 40 % ÷ 12, in sixty digits.
    const { totalInterest } = Object(calculate('mortgage.calculate', { ...mortgage, interestRate: 40 }));
    expect(Math.abs(totalInterest - 7_500_001.17)).toBeLessThan(0.03);
  });

  it.each([
    ['mortgage.calculate', { ...mortgage, interestRate: 40.01 }, 'interestRate'],
    ['loan.repayment', { principal: 500_000, annualRatePct: 100, years: 30 }, 'annualRatePct'],
  ])('%s refuses a higher one', (area, inputs, field) => {
    expect(() => calculate(area, inputs)).toThrow(expect.objectContaining({ code: 'outOfRange', field }));
  });
});

describe('landTax.owner', () => {
  const holdings = [
    { landValue: 900_000, sharePct: 50 },
    { landValue: 700_000 },
    { landValue: 1_100_000, isHome: true },
  ];

  it('adds up the owner’s shares without the home: 100 and 1.6 % of the 75,000 above 1,075,000', () => {
    expect(calculate('landTax.owner', { state: 'NSW', holdings })).toMatchObject({
      landTax: 1_300,
      taxableValue: 1_150_000,
      rules: ['land-tax.nsw.2026'],
    });
  });

  it('refuses owners without a table and shares that cannot be', () => {
    const refusal = (changes: object) => () => calculate('landTax.owner', { state: 'NSW', holdings, ...changes });
    expect(refusal({ owner: 'trust' })).toThrow(expect.objectContaining({ code: 'notAvailable', field: 'owner' }));
    expect(refusal({ holdings: [{ landValue: 1, sharePct: 101 }] })).toThrow(
      expect.objectContaining({ code: 'shareRange', field: 'holdings.sharePct' }),
    );
    expect(refusal({ holdings: [{ landValue: 1, share: 50 }] })).toThrow(
      expect.objectContaining({ code: 'unknownField', field: 'holdings.share' }),
    );
  });
});

describe('portfolio.engine', () => {
  const home = { id: 'a', price: 500_000, growthPct: 5 };
  const simple = (properties: object[]) => calculate('portfolio.engine', { preset: 'simple', years: 10, properties });

  it('says in words what it bought and what stops the next purchase, in years of the projection', () => {
    const found = simple([home, { ...home, id: 'b', acquired: 20 }, { ...home, id: 'c' }]);
    expect(found).toMatchObject({
      acquiredYears: { a: 0, b: null, c: 6 },
      sentences: [
        'Year 0: a is bought.',
        'Year 0: equity stops the next purchase: more growth, less debt or more cash would change it.',
        'Year 6: c is bought.',
      ],
    });
    expect(found).toMatchObject({ rows: { 0: { blockedBy: 'equity' }, 6: { blockedBy: 'scheduled' } } });
  });

  it('names its presets', () => {
    for (const preset of ['middle', undefined]) {
      expect(() => calculate('portfolio.engine', { preset })).toThrow(/^preset is .*; one of simple, full is needed$/);
    }
  });

  it('grows by a rate or by its name, one of them', () => {
    const { growthPct: _growthPct, ...bare } = home;
    expect(simple([{ ...bare, growthRate: 'medium' }])).toMatchObject({ rows: { 1: { totalValue: 525_000 } } });
    expect(() => simple([bare])).toThrow(expect.objectContaining({ code: 'required', field: 'properties.growthPct' }));
    expect(() => simple([{ ...home, growthRate: 'medium' }])).toThrow(
      expect.objectContaining({ code: 'incompatible', field: 'properties.growthRate' }),
    );
    for (const [changes, field] of [
      [{ price: 0 }, 'properties.price'],
      [{ growthPct: 101 }, 'properties.growthPct'],
      [{ acquired: -1 }, 'properties.acquired'],
      [{ acquired: 101 }, 'properties.acquired'],
      [{ acquired: 1.5 }, 'properties.acquired'],
    ] as const) {
      expect(() => simple([{ ...home, ...changes }])).toThrow(expect.objectContaining({ code: 'outOfRange', field }));
    }
  });
});

const files = ['spec-cases.json', 'public-cases.json', 'duty-cases.json', 'law-2027-cases.json', 'lending-cases.json'];

describe('what leaves the package', () => {
  const cases: readonly { area: string; inputs: Record<string, unknown>; expected: object }[] = files
    .flatMap((file) => JSON.parse(readFileSync(new URL(`../../../finance/fixtures/${file}`, import.meta.url), 'utf8')))
    .filter(({ area, expected }) => calculationAreas.includes(area) && !('error' in expected));

  /** Edge values that break careless arithmetic. */
  const odd = fc.constantFrom(0, -0, 1, -1, 0.1, 1e-9, 1e12, -1e12, 1e300, 5e-324, 52, 100, 600);

  it('never holds NaN, an infinity or −0, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.array(odd, { minLength: 30, maxLength: 30 }), (golden, values) => {
        const inputs = withNumbers(golden.inputs, values);
        let result: unknown;
        try {
          result = calculate(golden.area, inputs);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(oddNumbersIn(result)).toEqual([]);
      }),
      { numRuns: 6_000, seed: 20_261_121 },
    );
  });

  it('is plain JSON: writing and reading it changes nothing', () => {
    for (const { area, inputs } of cases) {
      const result = calculate(area, inputs);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });
});

/** The inputs with about every second number, at any depth, replaced by one of the values. */
function withNumbers(inputs: object, values: readonly number[]): object {
  let count = 0;
  return JSON.parse(JSON.stringify(inputs), (_name, value: unknown) => {
    if (typeof value !== 'number') return value;
    count += 1;
    const replacement = values[count % values.length] ?? 0;
    return replacement === 52 ? value : replacement;
  });
}

function oddNumbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(oddNumbersIn) : [];
}
