import { describe, expect, it } from 'vitest';
import { cumipmt, cumprinc, fv, ipmt, pmt, ppmt, pv } from './annuity.ts';
import { nper, rate } from './annuity-solvers.ts';
import { irr, npv } from './cash-flows.ts';
import { xirr, xnpv } from './dated-cash-flows.ts';
import { compoundGrowthRate, effectiveRate } from './rate-conversion.ts';
import { solveRate } from './solve.ts';

const oneSign = { status: 'no-solution', reason: 'the cash flows do not change sign' };

describe('how far the formulas go', () => {
  it('takes a million periods and no more', () => {
    expect(pmt({ rate: 0, nper: 1e6, pv: 1e6, fv: 0, type: 0 })).toBe(-1);
    expect(() => pmt({ rate: 0, nper: 1e6 + 1, pv: 1, fv: 0, type: 0 })).toThrow(
      'nper is 1000001; allowed is 0 to 1000000',
    );
    expect(nper({ rate: 0, pmt: -1, pv: 1e6, fv: 0, type: 0 })).toEqual({ status: 'solved', value: 1e6 });
    expect(nper({ rate: 0, pmt: -1, pv: 1e6 + 1, fv: 0, type: 0 }).status).toBe('no-solution');
    const long = { pmt: -1, pv: 1_000, fv: 0, type: 0, guess: 0.001 } as const;
    const perpetual = rate({ ...long, nper: 1e6 });
    expect(perpetual.status === 'solved' && perpetual.value).toBeCloseTo(0.001, 9);
    expect(() => rate({ ...long, nper: 1e6 + 1 })).toThrow('nper is 1000001; allowed is above 0 to 1000000');
    expect(() => rate({ ...long, nper: 0 })).toThrow('nper is 0');
  });

  it('takes a rate of a million and no more, and none at or below −1', () => {
    expect(fv({ rate: 1e6, nper: 1, pv: -1, pmt: 0, type: 0 })).toBeCloseTo(1_000_001, 4);
    expect(() => fv({ rate: 1_000_001, nper: 1, pv: -1, pmt: 0, type: 0 })).toThrow('rate is 1000001');
    expect(() => fv({ rate: -1, nper: 1, pv: -1, pmt: 0, type: 0 })).toThrow(
      'rate is -1; allowed is above -1 to 1000000',
    );
    expect(() => npv({ rate: -1, cashflows: [1], firstPeriod: 0 })).toThrow('rate is -1; allowed is above -1');
    expect(() => xnpv({ rate: -1, cashflows: [1], dates: ['2026-01-01'] })).toThrow('rate is -1; allowed is above -1');
    expect(() => nper({ rate: -1, pmt: 1, pv: 1, fv: 1, type: 0 })).toThrow('rate is -1; allowed is above -1');
  });

  it('takes amounts up to 1e15 for a growth rate', () => {
    expect(compoundGrowthRate({ start: 1e15, end: 1e15, periods: 1 })).toBe(0);
    expect(() => compoundGrowthRate({ start: 2e15, end: 1, periods: 1 })).toThrow('start is 2000000000000000');
    expect(() => compoundGrowthRate({ start: 1, end: Number.NaN, periods: 1 })).toThrow('end is NaN');
    expect(effectiveRate(0.5, 1e6)).toBeCloseTo(Math.E ** 0.5 - 1, 6);
    expect(() => effectiveRate(0.5, 1e6 + 1)).toThrow('periods is 1000001');
  });

  it('needs at least one flow to value and two to find a rate', () => {
    expect(() => npv({ rate: 0.1, cashflows: [], firstPeriod: 0 })).toThrow(
      'cashflows has 0 entries; at least 1 are needed',
    );
    expect(() => xnpv({ rate: 0.1, cashflows: [], dates: [] })).toThrow(
      'cashflows has 0 entries; at least 1 are needed',
    );
    expect(() => xirr({ cashflows: [1], dates: ['2026-01-01'] })).toThrow(
      'cashflows has 1 entries; at least 2 are needed',
    );
    expect(() => irr([1])).toThrow('cashflows has 1 entries; at least 2 are needed');
    expect(() => xnpv({ rate: 0.1, cashflows: [Number.NaN], dates: ['2026-01-01'] })).toThrow('cashflows is NaN');
  });
});

describe('what has no answer', () => {
  it('flows of one sign, nothing counting as neither', () => {
    for (const flows of [
      [0, -100],
      [0, 100],
      [0, 0],
      [-1, -1],
      [5, 7],
    ]) {
      expect(irr(flows)).toEqual(oneSign);
      expect(xirr({ cashflows: flows, dates: ['2025-01-01', '2026-01-01'] })).toEqual(oneSign);
    }
  });

  it('a balance that is never 0', () => {
    expect(solveRate(() => 1, 0.1)).toEqual({
      status: 'no-solution',
      reason: 'no rate between -99.9999 % and 1000000 % a period balances the amounts',
    });
    expect(solveRate(() => Number.NaN, 0.1).status).toBe('no-solution');
  });

  it('nothing owed is paid off in no time', () => {
    expect(nper({ rate: 0, pmt: -100, pv: 0, fv: 0, type: 0 })).toEqual({ status: 'solved', value: 0 });
    expect(nper({ rate: 0, pmt: 0, pv: 0, fv: 0, type: 0 }).status).toBe('no-solution');
  });
});

describe('rates found far from the guess', () => {
  it.each([
    [-0.99, [-100, 1]],
    [-0.5, [-100, 50]],
    [0, [-100, 100]],
    [0.000_1, [-10_000, 10_001]],
    [1, [-100, 200]],
    [99, [-1, 100]],
    [9_998, [-1, 9_999]],
  ] as const)('%d of %j', (expected, flows) => {
    for (const guess of [-0.9, 0, 0.1, 5]) {
      const found = irr(flows, guess);
      expect(found.status).toBe('solved');
      const value = found.status === 'solved' ? found.value : Number.NaN;
      expect(Math.abs(value - expected)).toBeLessThan(1e-9 * (1 + Math.abs(expected)));
    }
  });

  it('is exact where the guess already balances', () => {
    expect(solveRate((growth) => growth, 0)).toEqual({ status: 'solved', value: 0 });
    expect(Object.is(irr([-100, 100], 0).status === 'solved', true)).toBe(true);
  });

  it('of a loan that shrinks, with an amount left at the end', () => {
    // 1,000 today, no payments, 250 owed after two periods: halved each period.
    const found = rate({ nper: 2, pmt: 0, pv: 1_000, fv: -250, type: 0, guess: 0.1 });
    expect(found.status === 'solved' && found.value).toBeCloseTo(-0.5, 12);
    // 100 at the beginning of two periods at 10 %: 100 + 100 ÷ 1.1.
    expect(pv({ rate: 0.1, nper: 2, pmt: -100, fv: 0, type: 1 })).toBeCloseTo(190.909_090_909, 8);
  });

  it('over thousands of periods does not overflow', () => {
    const flows = [-1_000, ...Array.from({ length: 3_000 }, () => 1)];
    const found = irr(flows, 0.01);
    const value = found.status === 'solved' ? found.value : Number.NaN;
    const worth = -1_000 + (1 - (1 + value) ** -3_000) / value;
    expect(worth).toBeCloseTo(0, 4);
  });
});

describe('payments far into a long loan at a high rate', () => {
  const loan = { rate: 0.077_42, nper: 2_080, pv: 2_213_257.14, type: 0 } as const;
  // With 200-digit decimals: the sum of interest in payments 1,970 to 2,000.
  const run = { ...loan, start: 1_970, end: 2_000 };

  it('keep their digits: each is worth what the payments still to come are', () => {
    expect(cumipmt(run)).toBeCloseTo(-5_306_745.679_768, 5);
    const single = Array.from({ length: 31 }, (_, index) => ipmt({ ...loan, fv: 0, per: 1_970 + index }));
    expect(single.reduce((sum, interest) => sum + interest, 0)).toBeCloseTo(cumipmt(run), 3);
    expect(cumprinc(run)).toBeCloseTo(31 * pmt({ ...loan, fv: 0 }) - cumipmt(run), 3);
    expect(ppmt({ ...loan, fv: 0, per: 2_080 })).toBeCloseTo(pmt({ ...loan, fv: 0 }) / 1.077_42, 6);
  });

  it('add up at the start of periods, with a residual and at a negative rate', () => {
    for (const terms of [
      { rate: 0.01, nper: 24, pv: 1_000, fv: -250, type: 1 },
      { rate: -0.01, nper: 24, pv: 1_000, fv: 0, type: 0 },
      { rate: 0, nper: 24, pv: 1_000, fv: 100, type: 0 },
    ] as const) {
      const principal = Array.from({ length: 24 }, (_, index) => ppmt({ ...terms, per: index + 1 }));
      const end = principal.reduce((sum, part) => sum + part, terms.pv);
      const atEnd = terms.type === 1 ? end * (1 + terms.rate) : end;
      expect(atEnd).toBeCloseTo(-terms.fv, 6);
    }
  });

  it('are counted exactly at a rate near nothing', () => {
    const count = nper({ rate: 1.012e-9, pmt: -490_553.17, pv: 1_202_262.53, fv: 0, type: 0 });
    expect(count.status === 'solved' && count.value).toBeCloseTo(2.450_830_2, 6);
  });
});
