import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cumipmt, cumprinc, fv, ipmt, type PaymentTiming, pmt, ppmt, pv } from './annuity.ts';
import { nper, rate } from './annuity-solvers.ts';
import { irr, npv } from './cash-flows.ts';
import { xirr, xnpv } from './dated-cash-flows.ts';
import {
  explainCumipmt,
  explainCumprinc,
  explainFv,
  explainIpmt,
  explainNper,
  explainPmt,
  explainPpmt,
  explainPv,
  explainRate,
} from './explain-annuity.ts';
import {
  explainCompoundGrowthRate,
  explainEffectiveRate,
  explainIrr,
  explainNominalRate,
  explainNpv,
  explainXirr,
  explainXnpv,
} from './explain-cash-flows.ts';
import { compoundGrowthRate, effectiveRate, nominalRate } from './rate-conversion.ts';

const arrears = { rate: 0.1, nper: 2, type: 0 } as const;
const advance = { ...arrears, type: 1 } as const;

describe('the working of an annuity of two periods at 10 %', () => {
  // By hand: q = 1.21, so one dollar a period comes to 0.21 ÷ 0.1 = 2.1 and 1,210 × 1.21 ÷ 2.1 = 697.1905.
  it('shows growth and payment', () => {
    expect(explainPmt({ ...arrears, pv: 1_210, fv: 0 })).toEqual([
      { label: 'Growth over the term, q', amount: expect.closeTo(1.21, 12), unit: 'count', formula: '(1 + 10%)^2' },
      {
        label: 'Payment',
        amount: expect.closeTo(-697.190_476, 5),
        unit: 'dollars',
        formula: '−($1,210 × q + $0) ÷ ((q − 1) ÷ 10%)',
      },
    ]);
  });

  it('says when payments fall at the beginning', () => {
    expect(explainPmt({ ...advance, pv: 1_210, fv: 5 }).at(-1)).toMatchObject({
      formula: '−($1,210 × q + $5) ÷ ((q − 1) ÷ 10% × (1 + 10%))',
    });
  });

  it('divides by the periods without interest', () => {
    expect(explainPmt({ rate: 0, nper: 2, type: 0, pv: 100, fv: 0 }).at(-1)).toMatchObject({
      amount: -50,
      formula: '−($100 × q + $0) ÷ 2',
    });
  });

  it('shows future and present value', () => {
    expect(explainFv({ ...arrears, pv: -100, pmt: -10 }).at(-1)).toEqual({
      label: 'Future value',
      amount: expect.closeTo(142, 9),
      unit: 'dollars',
      formula: '−(−$100 × q + −$10 × ((q − 1) ÷ 10%))',
    });
    expect(explainPv({ ...arrears, fv: 0, pmt: -121 }).at(-1)).toEqual({
      label: 'Present value',
      amount: expect.closeTo(210, 9),
      unit: 'dollars',
      formula: '−($0 + −$121 × ((q − 1) ÷ 10%)) ÷ q',
    });
    for (const working of [explainFv({ ...arrears, pv: 1, pmt: 1 }), explainPv({ ...arrears, fv: 1, pmt: 1 })]) {
      expect(working[0]).toMatchObject({ label: 'Growth over the term, q', formula: '(1 + 10%)^2' });
    }
  });

  it('splits a payment into interest and principal', () => {
    const terms = { ...arrears, pv: 2_100, fv: 0, per: 1 };
    expect(explainIpmt(terms)).toEqual([
      {
        label: 'Payment',
        amount: expect.closeTo(-1_210, 9),
        unit: 'dollars',
        formula: '−($2,100 × q + $0) ÷ ((q − 1) ÷ 10%)',
      },
      {
        label: 'Principal',
        amount: expect.closeTo(-1_000, 9),
        unit: 'dollars',
        formula: 'principal in payment 1 of 2 at 10%',
      },
      { label: 'Interest', amount: expect.closeTo(-210, 9), unit: 'dollars', formula: '−$1,210 + $1,000' },
    ]);
    expect(explainPpmt(terms).map(({ label, formula }) => [label, formula])).toEqual([
      ['Payment', '−($2,100 × q + $0) ÷ ((q − 1) ÷ 10%)'],
      ['Interest', 'interest in payment 1 of 2 at 10%'],
      ['Principal', '−$1,210 + $210'],
    ]);
    expect(explainIpmt({ ...terms, pv: -2_100 }).at(-1)?.formula).toBe('$1,210 − $1,000');
  });

  it('adds up a run of payments', () => {
    const run = { ...arrears, pv: 2_100, start: 1, end: 2 };
    const formula = 'payments 1 to 2 of 2 on $2,100 at 10%, added up';
    expect(explainCumipmt(run)).toEqual([
      { label: 'Interest', amount: expect.closeTo(-320, 9), unit: 'dollars', formula },
    ]);
    expect(explainCumprinc(run)).toEqual([
      { label: 'Principal', amount: expect.closeTo(-2_100, 9), unit: 'dollars', formula },
    ]);
  });

  it('finds periods and rate, or has nothing to explain', () => {
    expect(explainNper({ rate: 0.1, pmt: -1_210, pv: 2_100, fv: 0, type: 0 })).toEqual([
      {
        label: 'Periods',
        amount: expect.closeTo(2, 9),
        unit: 'count',
        formula: 'periods at 10% in which $2,100, payments of −$1,210 and $0 balance, paid at the end of each',
      },
    ]);
    expect(explainRate({ nper: 2, pmt: -1_210, pv: 2_100, fv: 0, type: 0, guess: 0.05 })).toEqual([
      {
        label: 'Rate per period',
        amount: expect.closeTo(10, 9),
        unit: 'percent',
        formula: 'rate at which $2,100, payments of −$1,210 and $0 balance over 2 periods, paid at the end of each',
      },
    ]);
    expect(explainNper({ rate: 0, pmt: -10, pv: 20, fv: 0, type: 1 })?.[0]?.formula).toContain(
      'paid at the beginning of each',
    );
    expect(explainNper({ rate: 0.01, pmt: -5, pv: 1_000, fv: 0, type: 0 })).toBeNull();
    expect(explainRate({ nper: 2, pmt: 1, pv: 1, fv: 1, type: 0, guess: 0.1 })).toBeNull();
  });
});

describe('the working of cash flows and rates', () => {
  it('discounts flow by flow', () => {
    expect(explainNpv({ rate: 0.1, cashflows: [-100, 121], firstPeriod: 1 })).toEqual([
      {
        label: 'Value today',
        amount: expect.closeTo(-100 / 1.1 + 121 / 1.21, 9),
        unit: 'dollars',
        formula: '−$100 ÷ (1 + 10%)^1 + $121 ÷ (1 + 10%)^2',
      },
    ]);
    expect(explainNpv({ rate: 0.1, cashflows: [-100, 121], firstPeriod: 0 })[0]?.formula).toBe(
      '−$100 ÷ (1 + 10%)^0 + $121 ÷ (1 + 10%)^1',
    );
    expect(explainXnpv({ rate: 0.1, cashflows: [-100, 110], dates: ['2025-01-01', '2026-01-01'] })).toEqual([
      {
        label: 'Value on the first day',
        amount: expect.closeTo(0, 9),
        unit: 'dollars',
        formula: '−$100 ÷ (1 + 10%)^(days to 2025-01-01 ÷ 365) + $110 ÷ (1 + 10%)^(days to 2026-01-01 ÷ 365)',
      },
    ]);
  });

  it('finds the rate at which flows are worth nothing, or has nothing to explain', () => {
    const formula = 'rate at which −$100, $110 are together worth $0 at the start';
    const amount = expect.closeTo(10, 9);
    expect(explainIrr([-100, 110])).toEqual([{ label: 'Rate per period', amount, unit: 'percent', formula }]);
    expect(explainXirr({ cashflows: [-100, 110], dates: ['2025-01-01', '2026-01-01'] })).toEqual([
      { label: 'Rate a year', amount, unit: 'percent', formula },
    ]);
    expect(explainIrr([100, 110])).toBeNull();
    expect(explainXirr({ cashflows: [1, 1], dates: ['2025-01-01', '2026-01-01'] })).toBeNull();
  });

  it('converts rates', () => {
    expect(explainEffectiveRate(0.2, 2)).toEqual([
      {
        label: 'Effective rate a year',
        amount: expect.closeTo(21, 9),
        unit: 'percent',
        formula: '(1 + 20% ÷ 2)^2 − 1',
      },
    ]);
    expect(explainNominalRate(0.21, 2)).toEqual([
      {
        label: 'Nominal rate a year',
        amount: expect.closeTo(20, 9),
        unit: 'percent',
        formula: '2 × ((1 + 21%)^(1 ÷ 2) − 1)',
      },
    ]);
    expect(explainCompoundGrowthRate({ start: 100, end: 121, periods: 2 })).toEqual([
      {
        label: 'Growth per period',
        amount: expect.closeTo(10, 9),
        unit: 'percent',
        formula: '($121 ÷ $100)^(1 ÷ 2) − 1',
      },
    ]);
  });
});

describe('every explanation ends on the figure', () => {
  const anyTerms = fc.record({
    rate: fc.double({ min: -0.05, max: 0.2, noNaN: true }),
    nper: fc.integer({ min: 1, max: 60 }),
    pv: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fv: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    pmt: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    type: fc.constantFrom<PaymentTiming>(0, 1),
  });

  it('of an annuity', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const first = { ...terms, per: 1 };
        const run = { ...terms, start: 1, end: terms.nper };
        expect(explainPmt(terms).at(-1)?.amount).toBe(pmt(terms));
        expect(explainFv(terms).at(-1)?.amount).toBe(fv(terms));
        expect(explainPv(terms).at(-1)?.amount).toBe(pv(terms));
        expect(explainIpmt(first).at(-1)?.amount).toBe(ipmt(first));
        expect(explainPpmt(first).at(-1)?.amount).toBe(ppmt(first));
        expect(explainCumipmt(run).at(-1)?.amount).toBe(cumipmt(run));
        expect(explainCumprinc(run).at(-1)?.amount).toBe(cumprinc(run));
      }),
    );
  });

  it('of a solver, as percent where it is a rate', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const periods = nper(terms);
        const found = rate({ ...terms, guess: 0.1 });
        const inner = irr([terms.pv, terms.pmt, terms.fv]);
        expect(explainNper(terms)?.at(-1)?.amount ?? null).toBe(periods.status === 'solved' ? periods.value : null);
        expect(explainRate({ ...terms, guess: 0.1 })?.at(-1)?.amount ?? null).toBe(
          found.status === 'solved' ? found.value * 100 : null,
        );
        expect(explainIrr([terms.pv, terms.pmt, terms.fv])?.at(-1)?.amount ?? null).toBe(
          inner.status === 'solved' ? inner.value * 100 : null,
        );
      }),
    );
  });

  it('of cash flows and rates', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const cashflows = [terms.pv, terms.pmt, terms.fv];
        const dates = ['2025-01-01', '2025-07-01', '2027-01-01'];
        const dated = xirr({ cashflows, dates });
        const flows = { rate: terms.rate, cashflows };
        expect(explainNpv({ ...flows, firstPeriod: terms.type })[0]?.amount).toBe(
          npv({ ...flows, firstPeriod: terms.type }),
        );
        expect(explainXnpv({ ...flows, dates })[0]?.amount).toBe(xnpv({ ...flows, dates }));
        expect(explainXirr({ cashflows, dates })?.[0]?.amount ?? null).toBe(
          dated.status === 'solved' ? dated.value * 100 : null,
        );
        expect(explainEffectiveRate(terms.rate, terms.nper)[0]?.amount).toBe(
          effectiveRate(terms.rate, terms.nper) * 100,
        );
        expect(explainNominalRate(terms.rate, terms.nper)[0]?.amount).toBe(nominalRate(terms.rate, terms.nper) * 100);
        const growth = { start: 1 + Math.abs(terms.pv), end: 1 + Math.abs(terms.fv), periods: terms.nper };
        expect(explainCompoundGrowthRate(growth)[0]?.amount).toBe(compoundGrowthRate(growth) * 100);
      }),
    );
  });
});
