import { describe, expect, it } from 'vitest';
import { area, counted, date, decimal, duration, money, percent } from './format.ts';

describe('money', () => {
  it.each([
    [768_765.36, '$768,765'],
    [0.5, '$1'],
    [1.499999, '$1'],
    [1_000_000_000_000, '$1,000,000,000,000'],
    [0, '$0'],
  ])('[FMT-01] shows %d as %s', (amount, text) => expect(money(amount)).toBe(text));

  it.each([
    [2.5, '$3'],
    [-2.5, '\u2212$3'],
    [-0, '$0'],
    [-0.4, '$0'],
  ])('[FMT-03] rounds %d half away from zero to %s', (amount, text) => expect(money(amount)).toBe(text));

  it('[FMT-04] shows a negative amount with a minus sign before the dollar', () => {
    expect(money(-1234)).toBe('\u2212$1,234');
  });

  it('refuses what is no number', () => expect(() => money(Number.NaN)).toThrow(RangeError));
});

describe('other figures', () => {
  it.each([
    [5.5, '5.5%'],
    [4, '4%'],
    [1.005, '1.01%'],
    [6.126, '6.13%'],
    [-0.255, '\u22120.26%'],
    [-0.001, '0%'],
  ])('[FMT-02] shows the rate %d as %s', (rate, text) => expect(percent(rate)).toBe(text));

  it('[FMT-05] shows an area in square metres', () => expect(area(1180.5)).toBe('1,180.5 m²'));

  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [12, '1 year'],
    [27, '2 years 3 months'],
    [360, '30 years'],
  ])('writes %d months as %s', (months, text) => expect(duration(months)).toBe(text));

  it('writes a count with its noun', () => {
    expect([counted(1, 'dependant'), counted(0, 'dependant')]).toEqual(['1 dependant', '0 dependants']);
  });

  it('groups thousands in plain numbers', () => expect(decimal(1234.5)).toBe('1,234.5'));

  it('writes a day in words', () => expect(date(new Date(2026, 10, 21))).toBe('21 November 2026'));
});
