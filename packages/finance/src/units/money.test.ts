import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, roundToCent, roundToDollar, roundToHundred, roundToWholePercent } from './money.ts';

describe('dollars', () => {
  it('takes any finite amount', () => {
    expect(dollars(1.005)).toBe(1.005);
    expect(dollars(-3)).toBe(-3);
  });

  it('turns −0 into 0', () => {
    expect(Object.is(dollars(-0), 0)).toBe(true);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]])('refuses %d', (amount) => {
    expect(() => dollars(amount)).toThrow(RangeError);
  });
});

describe('roundToCent', () => {
  it.each([
    [2533.4265, 2533.43],
    [1.004, 1],
    [1.005, 1.01],
    [2.675, 2.68],
    [-1.005, -1.01],
    [-1.004, -1],
    [0.005, 0.01],
    [0, 0],
  ])('rounds %d to %d', (amount, expected) => {
    expect(roundToCent(amount)).toBe(expected);
  });
});

describe('roundToDollar', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-2.5, -3],
    [0.49, 0],
    [768_764.5, 768_765],
    [768_764.499, 768_764],
  ])('rounds %d to %d, a half away from zero', (amount, expected) => {
    expect(roundToDollar(amount)).toBe(expected);
  });

  it('never gives −0', () => {
    expect(Object.is(roundToDollar(-0.4), 0)).toBe(true);
    expect(Object.is(roundToCent(-0.004), 0)).toBe(true);
    expect(Object.is(roundToHundred(-4), 0)).toBe(true);
    expect(Object.is(roundToWholePercent(-0.4), 0)).toBe(true);
  });
});

describe('roundToHundred', () => {
  it.each([
    [15_050, 15_100],
    [15_049.99, 15_000],
    [49.99, 0],
    [50, 100],
    [15_000, 15_000],
  ])('[GEAR-14] rounds %d to %d', (amount, expected) => {
    expect(roundToHundred(amount)).toBe(expected);
  });
});

describe('roundToWholePercent', () => {
  it.each([
    [72.8, 73],
    [0.5, 1],
    [0.49, 0],
    [100, 100],
  ])('rounds %d to %d', (share, expected) => {
    expect(roundToWholePercent(share)).toBe(expected);
  });
});

describe('every rounding rule', () => {
  const rules = [
    { name: 'roundToCent', round: roundToCent, step: 0.01 },
    { name: 'roundToDollar', round: roundToDollar, step: 1 },
    { name: 'roundToHundred', round: roundToHundred, step: 100 },
  ];

  it.each(rules)('$name moves an amount by at most half its step', ({ round, step }) => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Math.abs(round(amount) - amount)).toBeLessThanOrEqual(step / 2 + 1e-3 * step);
      }),
    );
  });

  it.each(rules)('$name leaves what is already rounded', ({ round }) => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(round(round(amount))).toBe(round(amount));
      }),
    );
  });

  it.each(rules)('$name treats gains and losses alike', ({ round }) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
        expect(round(-amount)).toBe(0 - round(amount));
      }),
    );
  });
});
