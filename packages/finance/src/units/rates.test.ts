import { describe, expect, it } from 'vitest';
import { fraction, fractionOf, percent, percentOf } from './rates.ts';

describe('percent and fraction', () => {
  it('convert both ways', () => {
    expect(fractionOf(percent(5.5))).toBe(0.055);
    expect(percentOf(fraction(0.055))).toBeCloseTo(5.5, 12);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY]])('refuse %d', (rate) => {
    expect(() => percent(rate)).toThrow(RangeError);
    expect(() => fraction(rate)).toThrow(RangeError);
  });

  it('turn −0 into 0', () => {
    expect(Object.is(percent(-0), 0)).toBe(true);
    expect(Object.is(fraction(-0), 0)).toBe(true);
  });
});
