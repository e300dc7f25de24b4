import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cumipmt, cumprinc, fv, ipmt, pmt, ppmt, pv } from './annuity.ts';
import { nper, rate } from './annuity-solvers.ts';
import { irr, npv } from './cash-flows.ts';
import { xirr, xnpv } from './dated-cash-flows.ts';
import { compoundGrowthRate, effectiveRate, nominalRate } from './rate-conversion.ts';
import type { Solution } from './solve.ts';

const solved = (solution: Solution) => (solution.status === 'solved' ? solution.value : Number.NaN);

describe('pmt, pv and fv', () => {
  it.each([
    [{ rate: 0.08 / 12, nper: 60, pv: 15_000, fv: 0, type: 0 }, -304.145_914],
    [{ rate: 0, nper: 60, pv: 15_000, fv: 0, type: 0 }, -250],
    [{ rate: 0.1 / 12, nper: 24, pv: 100_000, fv: 1_000_000, type: 1 }, -42_075.456_831],
  ] as const)('pmt of %j is %d', (terms, expected) => {
    expect(pmt(terms)).toBeCloseTo(expected, 5);
  });

  it('value 12,000 a year for twenty years at 7 % at 127,128.17 (P-PV-01)', () => {
    expect(pv({ rate: 0.07, nper: 20, pmt: 12_000, fv: 0, type: 0 })).toBeCloseTo(-127_128.170_946, 5);
  });

  it('come to 93,105.06 from 2,000 in advance for twenty years at 7.5 % (P-FV-02)', () => {
    expect(fv({ rate: 0.075, nper: 20, pmt: -2_000, pv: 0, type: 1 })).toBeCloseTo(93_105.064_874, 5);
  });

  it('agree with plain sums without interest', () => {
    expect(fv({ rate: 0, nper: 10, pmt: -5, pv: -50, type: 0 })).toBe(100);
    expect(pv({ rate: 0, nper: 10, pmt: 5, fv: 50, type: 0 })).toBe(-100);
  });

  const anyRate = fc.double({ min: -0.2, max: 0.5, noNaN: true });
  const anyAmount = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const anyType = fc.constantFrom(0 as const, 1 as const);

  it('undo each other', () => {
    fc.assert(
      fc.property(
        anyRate,
        fc.integer({ min: 1, max: 120 }),
        anyAmount,
        anyAmount,
        anyType,
        (r, n, present, payment, type) => {
          const future = fv({ rate: r, nper: n, pmt: payment, pv: present, type });
          const size = Math.max(1, Math.abs(present), Math.abs(payment) * n) * Math.max(1, (1 + r) ** -n);
          expect(Math.abs(pv({ rate: r, nper: n, pmt: payment, fv: future, type }) - present)).toBeLessThan(
            1e-6 * size,
          );
        },
      ),
    );
  });

  it('refuse impossible rates and periods', () => {
    expect(() => pmt({ rate: -1, nper: 1, pv: 1, fv: 0, type: 0 })).toThrow('rate is -1; allowed is above -1');
    expect(() => pmt({ rate: 0.1, nper: 0, pv: 1, fv: 0, type: 0 })).toThrow('nper is 0');
    expect(() => fv({ rate: 0.1, nper: 1e7, pmt: 1, pv: 0, type: 0 })).toThrow('nper is 10000000');
    expect(() => fv({ rate: Number.NaN, nper: 1, pmt: 1, pv: 0, type: 0 })).toThrow('rate is NaN');
    expect(() => fv({ rate: 1, nper: 5_000, pmt: 1, pv: 0, type: 0 })).toThrow(
      'the inputs lead outside the range of numbers',
    );
  });
});

describe('ipmt and ppmt', () => {
  const terms = { rate: 0.1 / 12, nper: 24, pv: 2_000, fv: 0, type: 0 } as const;

  it.each([
    [1, -16.666_666_67, -75.623_186_01],
    [2, -16.036_473_45, -76.253_379_23],
    [3, -15.401_028_62, -76.888_824_05],
    [4, -14.760_288_42, -77.529_564_25],
  ])('payment %d is %d interest and %d principal (numpy-financial)', (per, interest, principal) => {
    expect(ipmt({ ...terms, per })).toBeCloseTo(interest, 7);
    expect(ppmt({ ...terms, per })).toBeCloseTo(principal, 7);
  });

  it('have no interest in a first payment in advance', () => {
    expect(ipmt({ ...terms, type: 1, per: 1 })).toBe(0);
    expect(ipmt({ ...terms, type: 1, per: 2 })).toBeLessThan(0);
  });

  it('always come to the payment', () => {
    for (const type of [0, 1] as const) {
      for (let per = 1; per <= 24; per += 1) {
        expect(ipmt({ ...terms, type, per }) + ppmt({ ...terms, type, per })).toBeCloseTo(pmt({ ...terms, type }), 9);
      }
    }
  });

  it.each([[0], [25], [1.5]])('refuse payment %d', (per) => {
    expect(() => ipmt({ ...terms, per })).toThrow(`per is ${per}`);
  });
});

describe('cumipmt and cumprinc', () => {
  const run = { rate: 0.1 / 12, nper: 360, pv: 100_000, start: 13, end: 24 };

  it('add up a year in arrears and in advance (formulajs)', () => {
    expect(cumipmt({ ...run, type: 0 })).toBeCloseTo(-9_916.772_514, 5);
    expect(cumprinc({ ...run, type: 0 })).toBeCloseTo(-614.086_327, 5);
    expect(cumipmt({ ...run, type: 1 })).toBeCloseTo(-9_834.815_716, 5);
    expect(cumprinc({ ...run, type: 1 })).toBeCloseTo(-609.011_233, 5);
  });

  it('repay the whole loan over its term', () => {
    expect(cumprinc({ ...run, start: 1, end: 360, type: 0 })).toBeCloseTo(-100_000, 5);
  });

  it('are the sums of ipmt and ppmt', () => {
    const runs = fc.record({
      rate: fc.oneof(fc.constant(0), fc.double({ min: -0.02, max: 0.05, noNaN: true })),
      nper: fc.integer({ min: 1, max: 240 }),
      start: fc.integer({ min: 1, max: 240 }),
      count: fc.integer({ min: 0, max: 240 }),
      type: fc.constantFrom(0 as const, 1 as const),
    });
    fc.assert(
      fc.property(runs, ({ rate: periodic, nper: periods, start, count, type }) => {
        fc.pre(start <= periods);
        const end = Math.min(periods, start + count);
        const terms = { rate: periodic, nper: periods, pv: 100_000, type };
        const each = Array.from({ length: end - start + 1 }, (_, index) => ({ ...terms, fv: 0, per: start + index }));
        const interest = each.reduce((sum, one) => sum + ipmt(one), 0);
        const principal = each.reduce((sum, one) => sum + ppmt(one), 0);
        expect(cumipmt({ ...terms, start, end })).toBeCloseTo(interest, 4);
        expect(cumprinc({ ...terms, start, end })).toBeCloseTo(principal, 4);
      }),
      { seed: 20_261_123 },
    );
  });

  it('add up a million payments without going through them', () => {
    const long = { rate: 0.000_01, nper: 1e6, pv: 1_000, start: 1, end: 1e6, type: 1 } as const;
    // Payment by payment these would take longer than a test may.
    for (let call = 0; call < 100_000; call += 1) cumprinc(long);
    expect(cumprinc(long)).toBeCloseTo(-1_000, 6);
    expect(cumipmt(long)).toBeCloseTo(-9_000.354_039, 5);
  });

  it('refuse a run outside the term or one that ends before it starts', () => {
    expect(() => cumipmt({ ...run, start: 0, type: 0 })).toThrow('start is 0; allowed is 1 to 360');
    expect(() => cumprinc({ ...run, end: 361, type: 0 })).toThrow('end is 361; allowed is 13 to 360');
    expect(() => cumprinc({ ...run, end: 12, type: 0 })).toThrow('end is 12; allowed is 13 to 360');
  });
});

describe('nper', () => {
  it.each([
    [{ rate: 0.075, pmt: -2_000, pv: 0, fv: 100_000, type: 0 }, 21.544_944],
    [{ rate: 0, pmt: -100, pv: 1_000, fv: 0, type: 0 }, 10],
    [{ rate: 0.1 / 12, pmt: -100, pv: -1_000, fv: 10_000, type: 1 }, 63.016_966],
  ] as const)('of %j is %d', (terms, expected) => {
    expect(solved(nper(terms))).toBeCloseTo(expected, 5);
  });

  it.each([
    [{ rate: 0.01, pmt: -5, pv: 1_000, fv: 0, type: 0 }],
    [{ rate: 0, pmt: 0, pv: 1_000, fv: 0, type: 0 }],
    [{ rate: 0, pmt: 100, pv: 1_000, fv: 0, type: 0 }],
    [{ rate: 0.01, pmt: 0, pv: 0, fv: 1, type: 0 }],
  ] as const)('has no answer to %j', (terms) => {
    expect(nper(terms).status).toBe('no-solution');
  });

  it('refuses a rate at or below −1', () => {
    expect(() => nper({ rate: -1, pmt: 1, pv: 1, fv: 1, type: 0 })).toThrow('rate is -1');
  });
});

describe('rate', () => {
  it.each([
    [{ nper: 10, pmt: 0, pv: -3_500, fv: 10_000 }, 0.110_690_853_7],
    [{ nper: 48, pmt: -200, pv: 8_000, fv: 0 }, 0.007_701_472],
    [{ nper: 12, pmt: -100, pv: 1_200, fv: 0 }, 0],
    [{ nper: 10, pmt: -100, pv: 1_340.365, fv: 0 }, -0.05],
  ])('of %j is %d', (terms, expected) => {
    expect(solved(rate({ ...terms, type: 0, guess: 0.1 }))).toBeCloseTo(expected, 4);
  });

  it('has no answer when every amount has one sign', () => {
    expect(rate({ nper: 10, pmt: 100, pv: 100, fv: 0, type: 0, guess: 0.1 }).status).toBe('no-solution');
  });

  it('finds the rate a payment was made with, over 1,560 weeks too', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-5, max: 0.05, noNaN: true }),
        fc.integer({ min: 2, max: 1_560 }),
        fc.constantFrom(0 as const, 1 as const),
        (r, n, type) => {
          const payment = pmt({ rate: r, nper: n, pv: 1_000, fv: 0, type });
          expect(solved(rate({ nper: n, pmt: payment, pv: 1_000, fv: 0, type, guess: 0.1 }))).toBeCloseTo(r, 8);
        },
      ),
    );
  });

  it.each([[0], [-1], [Number.NaN]])('refuses %d periods', (count) => {
    expect(() => rate({ nper: count, pmt: 1, pv: -1, fv: 0, type: 0, guess: 0.1 })).toThrow('nper is');
  });
});

describe('npv and irr', () => {
  it('discount the first flow by a period or not at all', () => {
    const cashflows = [-10_000, 2_000, 4_000, 8_000];
    expect(npv({ rate: 0.1, cashflows, firstPeriod: 1 })).toBeCloseTo(1_031.350_318, 5);
    expect(npv({ rate: 0.1, cashflows, firstPeriod: 0 })).toBeCloseTo(1_031.350_318 * 1.1, 5);
  });

  it.each([
    [[-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 0.052_432_889],
    [[-4_500, 3_045, 2_371], 0.139_181_842],
    [[-100, 0, 0, 74], -0.095_496],
    [[100, -110], 0.1],
  ])('irr of %j is %d', (cashflows, expected) => {
    expect(solved(irr(cashflows))).toBeCloseTo(expected, 6);
  });

  it.each([[[1, 2, 3]], [[-1, -2]], [[0, 0]]])('irr of %j has no answer', (cashflows) => {
    expect(irr(cashflows)).toEqual({ status: 'no-solution', reason: 'the cash flows do not change sign' });
  });

  it('irr says so when flows change sign and still no rate fits', () => {
    expect(irr([1, -1, 1]).status).toBe('no-solution');
  });

  it('irr of several takes the one nearest the guess', () => {
    // With v = 1 ÷ (1 + r): 100 × (1 − 1.1 v)(1 − 1.5 v) has the rates 10 % and 50 %.
    const cashflows = [100, -260, 165];
    expect(solved(irr(cashflows, 0.05))).toBeCloseTo(0.1, 9);
    expect(solved(irr(cashflows, 0.6))).toBeCloseTo(0.5, 9);
  });

  it('the value at the rate found is 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 40 }), (incomes) => {
        const cashflows = [-1_000, ...incomes];
        const value = npv({ rate: solved(irr(cashflows)), cashflows, firstPeriod: 0 });
        expect(Math.abs(value)).toBeLessThan(1e-4);
      }),
    );
  });

  it('refuse lists that are too short, and what is not a number', () => {
    expect(() => irr([1])).toThrow('cashflows has 1 entries; at least 2 are needed');
    expect(() => npv({ rate: 0.1, cashflows: [], firstPeriod: 1 })).toThrow('cashflows has 0 entries');
    expect(() => irr([1, Number.NaN])).toThrow('cashflows is NaN');
    expect(() => npv({ rate: -1, cashflows: [1], firstPeriod: 1 })).toThrow('rate is -1');
  });
});

describe('xnpv and xirr', () => {
  const flows = {
    cashflows: [-10_000, 2_750, 4_250, 3_250, 2_750],
    dates: ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'],
  };

  it('count actual days over 365', () => {
    expect(xnpv({ ...flows, rate: 0.09 })).toBeCloseTo(2_086.647_602, 3);
    expect(solved(xirr(flows))).toBeCloseTo(0.373_362_535, 6);
    expect(solved(xirr({ cashflows: [-1_000, 1_100], dates: ['2010-01-01', '2011-01-01'] }))).toBeCloseTo(0.1, 9);
  });

  it('are worth 0 at the rate found', () => {
    expect(xnpv({ ...flows, rate: solved(xirr(flows)) })).toBeCloseTo(0, 6);
  });

  it('have no answer without a change of sign', () => {
    expect(xirr({ ...flows, cashflows: [1, 2, 3, 4, 5] }).status).toBe('no-solution');
  });

  it('refuse days before the first, days that do not exist, and too few of them', () => {
    expect(() => xirr({ cashflows: [-1, 2], dates: ['2010-01-02', '2010-01-01'] })).toThrow('dates is 2010-01-01');
    expect(() => xirr({ cashflows: [-1, 2], dates: ['2010-01-02', '2010-02-30'] })).toThrow('dates is 2010-02-30');
    expect(() => xirr({ cashflows: [-1, 2], dates: ['2010-01-02'] })).toThrow('dates has 1 entries; allowed is 2');
    expect(() => xnpv({ ...flows, rate: -1.5 })).toThrow('rate is -1.5');
  });
});

describe('rates', () => {
  it('convert between nominal and effective', () => {
    expect(effectiveRate(0.1, 4)).toBeCloseTo(0.103_812_890_625, 12);
    expect(nominalRate(0.1, 4)).toBeCloseTo(0.096_454_756_338, 11);
    expect(effectiveRate(0, 12)).toBe(0);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.5, max: 2, noNaN: true }), fc.integer({ min: 1, max: 365 }), (r, periods) => {
        expect(nominalRate(effectiveRate(r, periods), periods)).toBeCloseTo(r, 9);
      }),
    );
  });

  it('grow 10,000 to 11,000 in eight periods at 1.1985 % (P-CAGR-01)', () => {
    expect(compoundGrowthRate({ start: 10_000, end: 11_000, periods: 8 })).toBeCloseTo(0.011_985_024_14, 11);
  });

  it('refuse what cannot be', () => {
    expect(() => effectiveRate(-4, 4)).toThrow('nominal is -4; allowed is above -4');
    expect(() => effectiveRate(0.1, 0)).toThrow('periods is 0');
    expect(() => nominalRate(-1, 4)).toThrow('effective is -1');
    expect(() => compoundGrowthRate({ start: 0, end: 1, periods: 1 })).toThrow('start is 0; allowed is above 0');
    expect(() => compoundGrowthRate({ start: 1, end: -1, periods: 1 })).toThrow('end is -1');
    expect(() => compoundGrowthRate({ start: 1, end: 1, periods: 0 })).toThrow('periods is 0');
  });
});
