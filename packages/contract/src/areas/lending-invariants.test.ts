import { lenderRange, lendingPolicy, states } from '@freehold/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, listAreas } from './calculate.ts';

/* What holds of lending whatever the inputs, through the areas as the API runs them. */

const figure = (result: object, path: string): number => {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), result);
  if (typeof value === 'number') return value;
  throw new Error(`${path} is no number`);
};
const cents = (dollars: number) => Math.round(dollars * 100);

const borrower = {
  applicants: [{ incomes: [{ type: 'salary', annual: 120_000 }] }],
  households: [{ adults: 1, dependants: 0 }],
  newLoan: { annualRatePct: 6, termYears: 30 },
};
const terms = fc.record({
  state: fc.constantFrom(...states),
  buyer: fc.constantFrom('first', 'owner', 'investor'),
  property: fc.constantFrom('established', 'new', 'land'),
  foreign: fc.boolean(),
  lmiMode: fc.constantFrom('capitalise', 'upfront', 'waived'),
  scheme: fc.constantFrom('none', 'fiveDeposit'),
});

describe('what a household can borrow', () => {
  it('falls with each dollar of a card’s or an overdraft’s limit, and with each dollar of debt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 700, max: 60_000 }), fc.constantFrom('card', 'overdraft'), (limit, kind) => {
        const at = (dollars: number) =>
          calculate('borrowing.serviceability', { ...borrower, liabilities: [{ kind, limit: dollars }] });
        for (const name of ['maxLoan', 'dtiMaxLoan'])
          expect(figure(at(limit + 1), name)).toBeLessThan(figure(at(limit), name));
      }),
      { numRuns: 300 },
    );
  });

  it('is no more than each test allows, and no price is above that of a test', () => {
    fc.assert(
      fc.property(terms, fc.nat(400_000), fc.nat(400_000), fc.nat(50_000), (purchase, cash, salary, limit) => {
        const found = calculate('borrowing.threeTests', {
          ...borrower,
          applicants: [{ incomes: [{ type: 'salary', annual: salary }] }],
          liabilities: [{ kind: 'card', limit }],
          purchase: { ...purchase, cash },
        });
        for (const test of ['serviceability', 'dti', 'lvr']) {
          expect(figure(found, 'loan')).toBeLessThanOrEqual(figure(found, `tests.${test}.maxLoan`));
          expect(figure(found, 'price')).toBeLessThanOrEqual(figure(found, `tests.${test}.maxPrice`));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the largest price', () => {
  it('never takes more than the cash, and settles with the loan it names', () => {
    fc.assert(
      fc.property(terms, fc.nat(900_000), fc.nat(30_000), fc.nat(1_500_000), (purchase, cash, keepCash, maxLoan) => {
        const found = calculate('purchase.maxPrice', { ...purchase, cash, keepCash, maxLoan });
        const price = figure(found, 'maxPrice');
        if (price === 0) return;
        const amount = figure(found, 'baseLoan');
        const funds = calculate('purchase.fundsToComplete', { ...purchase, price, loan: { amount } });
        expect(cents(figure(funds, 'fundsRequired'))).toBeLessThanOrEqual(cents(cash - keepCash));
        expect(figure(funds, 'totalLoan')).toBe(figure(found, 'totalLoan'));
        expect(figure(found, 'totalLoan')).toBeLessThanOrEqual(maxLoan);
        expect(figure(found, 'totalLvrPct')).toBeLessThanOrEqual(97);
      }),
      { numRuns: 300 },
    );
  });
});

const loan = fc
  .record({
    principal: fc.integer({ min: 1, max: 100_000_000 }).map((amount) => amount / 100),
    annualRatePct: fc.integer({ min: 0, max: 300_000 }).map((rate) => rate / 10_000),
    halfYears: fc.integer({ min: 1, max: 40 }),
    ioHalfYears: fc.nat(10),
    frequency: fc.constantFrom('monthly', 'fortnightly', 'weekly'),
    extra: fc.nat(2_000),
    lump: fc.nat(500_000),
    offset: fc.nat(1_200_000),
    onRateChange: fc.constantFrom('reamortise', 'keepRepayment'),
  })
  .map(({ halfYears, ioHalfYears, extra, lump, offset, ...rest }) => ({
    ...rest,
    termMonths: halfYears * 6,
    ioMonths: Math.min(halfYears, ioHalfYears) * 6,
    extras: [{ fromPeriod: 2, amount: extra }],
    lumpSums: [{ period: 3, amount: lump }],
    offset: { opening: offset, perPeriod: -50 },
    rateChanges: [{ fromPeriod: 5, annualRatePct: 7.25 }],
    startDate: '2026-08-31',
  }));

describe('a loan’s schedule', () => {
  it('repays the principal to the cent, ends on 0 and spreads its interest over income years', () => {
    fc.assert(
      fc.property(loan, (inputs) => {
        const found = calculate('loan.schedule', inputs);
        const rows = Object.values(Object(Reflect.get(found, 'rowAt'))).map((row) => Object(row));
        const sum = (name: string) => rows.reduce((total, row) => total + cents(figure(row, name)), 0);
        expect(sum('principal')).toBe(cents(inputs.principal));
        expect(sum('interest')).toBe(cents(figure(found, 'totalInterest')));
        expect(figure(rows.at(-1), 'balance')).toBe(0);
        const byYear = Object.values(Object(Reflect.get(found, 'interestByFy'))).map(Number);
        expect(byYear.reduce((total, interest) => total + cents(interest), 0)).toBe(sum('interest'));
      }),
      { numRuns: 200 },
    );
  });

  it('sums its splits to the whole', () => {
    fc.assert(
      fc.property(fc.array(loan, { minLength: 1, maxLength: 4 }), (splits) => {
        const whole = calculate('loan.schedule', { splits });
        const parts = splits.map((split) => calculate('loan.schedule', split));
        for (const name of ['totalInterest', 'totalPaid', 'totalFees', 'interestSaved']) {
          const sum = parts.reduce((total, part) => total + cents(figure(part, name)), 0);
          expect(cents(figure(whole, name))).toBe(sum);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('fits into 256 kB with as many rate changes as the longest loan may have', () => {
    const rateChanges = Array.from({ length: 600 }, (_, index) => ({
      fromPeriod: 4 * index + 2,
      annualRatePct: 5 + (index % 7) / 10,
    }));
    const longest = { principal: 987_654_321.12, annualRatePct: 7, termMonths: 600, startDate: '2026-01-31' };
    const found = calculate('loan.schedule', { ...longest, frequency: 'weekly', offset: { opening: 10 }, rateChanges });
    expect(JSON.stringify(found).length).toBeLessThan(256 * 1024);
    expect(Reflect.get(found, 'repaymentSteps')).toHaveLength(40);
  });
});

const plan = fc.record({
  cash: fc.nat(900_000),
  salary: fc.nat(300_000),
  growthPct: fc.integer({ min: -5, max: 12 }),
  lvrPct: fc.integer({ min: 0, max: 95 }),
  rentWeekly: fc.nat(1_500),
  cashRatePct: fc.nat(5),
  acquired: fc.constantFrom(null, 0, 4),
  state: fc.constantFrom(...states),
  treatment: fc.constantFrom('grandfathered', 'newBuild', 'transitional', 'quarantined'),
});

describe('a portfolio year by year', () => {
  it('adds up: equity, cash flow and cash from year to year, and loss pools never below zero', () => {
    fc.assert(
      fc.property(plan, ({ cash, salary, cashRatePct, ...property }) => {
        const home = { ...property, price: 612_345.67, costsAnnual: 5_000, landValuePct: 60 };
        const loan = { annualRatePct: 6.2, termYears: 25, ioYears: 3 };
        const owners = [{ owner: 'a', sharePct: 100 }];
        const found = calculate('portfolio.engine', {
          preset: 'full',
          startFy: '2026-27',
          years: 12,
          owners: [{ id: 'a', salary }],
          household: { livingMonthly: 3_000, cash, cashRatePct, adults: 1 },
          properties: ['first', 'second', 'third'].map((id) => ({ ...home, id, loan, owners })),
        });
        const rows: readonly object[] = Object(Reflect.get(found, 'rows'));
        for (const [index, row] of rows.entries()) {
          const of = (name: string) => figure(row, name);
          expect(of('totalEquity')).toBeCloseTo(of('totalValue') - of('totalDebt'), 4);
          expect(of('lossPool')).toBeGreaterThanOrEqual(0);
          const before = rows[index - 1];
          if (before === undefined) continue;
          const out = of('costs') + of('landTax') + of('interest') + of('principal') + of('taxEffect');
          expect(of('propertyCashflowAfterTax')).toBeCloseTo(of('rent') - out, 4);
          if (of('propertiesAcquired') > figure(before, 'propertiesAcquired')) continue;
          const grown = figure(before, 'cash') * (1 + cashRatePct / 100) + of('householdSurplus');
          expect(of('cash')).toBeCloseTo(grown, 4);
          expect(of('totalDebt')).toBeCloseTo(figure(before, 'totalDebt') - of('principal'), 2);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a cautious and a generous lender', () => {
  const { cautious, generous } = lenderRange.value;

  it('stand on both sides of the typical one', () => {
    const example = listAreas().areas.find(({ area }) => area === 'borrowing.threeTests')?.example ?? {};
    expect(example).toMatchObject({ rangePolicies: [cautious, generous] });
    const earner = [{ incomes: [{ type: 'overtime', annual: 140_000 }] }];
    const found = calculate('borrowing.threeTests', { ...example, applicants: earner });
    expect(figure(found, 'range.low')).toBeLessThan(figure(found, 'price'));
    expect(figure(found, 'range.high')).toBeGreaterThan(figure(found, 'price'));
  });

  it('differ by 15 % of the living-cost benchmark', () => {
    const { benchmarkMonthly } = lendingPolicy.value;
    for (const kind of ['single', 'couple'] as const)
      expect(cautious.benchmarkMonthly?.[kind]).toEqual(benchmarkMonthly[kind].map((amount) => (amount * 115) / 100));
  });
});
