import { describe, expect, it } from 'vitest';
import { annualAmount, frequencyNamed, monthlyAmount, paymentsPerYear, timesPerYear } from './frequency.ts';

describe('repayment frequencies', () => {
  it.each([
    ['weekly', 52],
    ['fortnightly', 26],
    ['monthly', 12],
  ] as const)('[CALC-03] %s means %d payments a year', (frequency, count) => {
    expect(paymentsPerYear(frequency)).toBe(count);
  });
});

describe('record frequencies', () => {
  it.each([
    ['Weekly', 52, 6_419.4],
    ['Fortnightly', 26, 3_209.7],
    ['Monthly', 12, 1_481.4],
    ['Quarterly', 4, 493.8],
    ['Annual', 1, 123.45],
  ] as const)('[CALC-18] %s is %d times a year', (frequency, count, annual) => {
    expect(timesPerYear(frequency)).toBe(count);
    expect(annualAmount(123.45, frequency)).toBeCloseTo(annual, 9);
  });

  it('[CARD-12] convert to months: 700 weekly and 260 fortnightly are 3,596.67', () => {
    expect(monthlyAmount(700, 'Weekly') + monthlyAmount(260, 'Fortnightly')).toBeCloseTo(3_596.67, 2);
  });

  it('are found by their text, whatever the case', () => {
    expect(frequencyNamed(' weekly ')).toEqual({ frequency: 'Weekly', isKnown: true });
    expect(frequencyNamed('Annual')).toEqual({ frequency: 'Annual', isKnown: true });
  });

  it('count as Monthly, and say so, when the text is unknown', () => {
    expect(frequencyNamed('every so often')).toEqual({ frequency: 'Monthly', isKnown: false });
    expect(frequencyNamed('')).toEqual({ frequency: 'Monthly', isKnown: false });
  });
});
