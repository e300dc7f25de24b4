import { describe, expect, it } from 'vitest';
import { heldTwelveMonths, plusYears, yearsBetween } from './days.ts';

describe('days', () => {
  it('counts years by anniversaries; 29 February becomes the 28th in a common year', () => {
    expect(plusYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(plusYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(yearsBetween('2027-07-01', '2032-07-01')).toBe(5);
    expect(yearsBetween('2027-07-01', '2028-01-01')).toBeCloseTo(184 / 366, 12);
    expect(yearsBetween('2027-07-01', '2027-07-01')).toBe(0);
  });

  it.each([
    ['2021-02-02', '2022-02-02', false],
    ['2021-02-02', '2022-02-03', true],
    ['2024-02-29', '2025-02-28', false],
    ['2024-02-29', '2025-03-01', true],
  ])('from %s to %s is twelve months with both end days left out: %s', (acquired, sold, expected) => {
    expect(heldTwelveMonths(acquired, sold)).toBe(expected);
  });
});
