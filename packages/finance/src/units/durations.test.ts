import { describe, expect, it } from 'vitest';
import { months, monthsIn, years, yearsBegun } from './durations.ts';

describe('years and months', () => {
  it('convert', () => {
    expect(monthsIn(years(30))).toBe(360);
    expect(monthsIn(years(0))).toBe(0);
  });

  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [13, 2],
    [197, 17],
    [216, 18],
  ])('[CALC-21] %d months have begun %d years', (count, expected) => {
    expect(yearsBegun(months(count))).toBe(expected);
  });

  it.each([[-1], [1.5], [101]])('refuse %d years', (count) => {
    expect(() => years(count)).toThrow(RangeError);
  });

  it.each([[-1], [0.5], [1201]])('refuse %d months', (count) => {
    expect(() => months(count)).toThrow(RangeError);
  });
});
