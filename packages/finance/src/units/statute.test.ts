import { describe, expect, it } from 'vitest';
import {
  cents,
  dollarsDown,
  dollarsUp,
  nearestDollarTiesDown,
  startedHundreds,
  tenCentsTiesDown,
  threeDecimals,
} from './statute.ts';

describe('rounding by the words of a statute', () => {
  it.each([
    [0, 0],
    [-5, 0],
    [0.01, 1],
    [100, 1],
    [100.01, 2],
    [18_100.1 - 18_000, 2],
  ])('%d starts %d lots of 100', (excess, lots) => {
    expect(startedHundreds(excess)).toBe(lots);
  });

  it.each([
    [37_071.5, 37_071],
    [37_071.500_1, 37_072],
    [37_071.49, 37_071],
    // 2,870 + 6 % × 570,025, which doubles miss by a hair.
    [2_870 + 0.06 * 570_025, 37_071],
    [0, 0],
  ])('%d is %d in dollars, 50 cents down', (amount, dollars) => {
    expect(nearestDollarTiesDown(amount)).toBe(dollars);
  });

  it.each([
    [9_105.999_999_999_9, 9_106],
    [9_105.99, 9_105],
    [0.1 * 3 * 10, 3],
  ])('%d is %d with parts of a dollar dropped', (amount, dollars) => {
    expect(dollarsDown(amount)).toBe(dollars);
  });

  it.each([
    [11_850.02, 11_851],
    [11_850.000_000_000_1, 11_850],
    [11_850, 11_850],
  ])('%d is %d with parts of a dollar counted', (amount, dollars) => {
    expect(dollarsUp(amount)).toBe(dollars);
  });

  it.each([
    [3_838.325, 3_838.3],
    [3_838.35, 3_838.3],
    [3_838.351, 3_838.4],
  ])('%d is %d in tens of cents, 5 cents down', (amount, rounded) => {
    expect(tenCentsTiesDown(amount)).toBe(rounded);
  });

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [292.275 - 1e-10, 292.28],
    [292.274, 292.27],
    [-0, 0],
    [1e12, 1e12],
  ])('%d is %d to the cent', (amount, rounded) => {
    expect(cents(amount)).toBe(rounded);
  });

  it.each([
    [163.8 / 151.3, 1.083],
    [1.0825, 1.083],
    [1.082_49, 1.082],
  ])('%d is %d as an indexation factor', (factor, rounded) => {
    expect(threeDecimals(factor)).toBe(rounded);
  });
});
