import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  daysInMonth,
  isoDate,
  monthEnd,
  parseDate,
} from './calendar.ts';
import { Refusal } from './refusal.ts';

const day = (text: string) => parseDate('day', text);

/** Any date from 1900 to 2199 by the platform's own calendar, as the independent reference. */
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((count) => ({ count, text: new Date(count * 86_400_000).toISOString().slice(0, 10) }));

describe('parseDate', () => {
  it('reads ISO days', () => {
    expect(day('2026-11-21')).toEqual({ year: 2026, month: 11, day: 21 });
    expect(day('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  });

  it.each([
    ['2026-02-29'],
    ['2100-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-01-00'],
    ['2026-1-1'],
    ['21-11-2026'],
    ['2026-11-21T00:00'],
    [''],
  ])('refuses %j', (text) => {
    expect(() => day(text)).toThrow(
      new Refusal('unknownValue', 'day', `day is ${text}; allowed is a day written YYYY-MM-DD`),
    );
  });

  it('and isoDate are each other’s inverse', () => {
    fc.assert(
      fc.property(anyDay, ({ text }) => {
        expect(isoDate(day(text))).toBe(text);
      }),
    );
  });
});

describe('daysInMonth', () => {
  it.each([
    [2023, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
    [2026, 13, 0],
  ])('%d-%d has %d days', (year, month, count) => {
    expect(daysInMonth(year, month)).toBe(count);
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-02-29', 180, '2039-02-28'],
    ['2026-08-31', 354, '2056-02-29'],
    ['2026-12-31', 239, '2046-11-30'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-01-31', -2, '2025-11-30'],
  ])('[CALC-17] %s and %d months give %s', (from, count, expected) => {
    expect(isoDate(addMonths(day(from), count))).toBe(expected);
  });

  it('refuses fractions of months and years off the calendar', () => {
    expect(() => addMonths(day('2026-11-21'), 0.5)).toThrow(RangeError);
    expect(() => addMonths(day('2026-11-21'), 100_000)).toThrow('year is');
    expect(() => addMonths(day('2026-11-21'), -30_000)).toThrow('year is');
  });

  it('never leaves the month it aims at', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -240, max: 240 }), ({ text }, count) => {
        const from = day(text);
        const to = addMonths(from, count);
        expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(count);
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)));
      }),
    );
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2010-01-01', '2011-01-01', 365],
    ['2008-01-01', '2008-10-30', 303],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-11-21', '2026-11-14', -7],
  ])('%s to %s is %d days', (from, to, count) => {
    expect(daysBetween(day(from), day(to))).toBe(count);
    expect(isoDate(addDays(day(from), count))).toBe(to);
  });

  it('agree with the platform’s calendar', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysBetween(day(from.text), day(to.text))).toBe(to.count - from.count);
        expect(isoDate(addDays(day(from.text), to.count - from.count))).toBe(to.text);
      }),
    );
  });

  it('refuse fractions of days', () => {
    expect(() => addDays(day('2026-11-21'), 1.5)).toThrow(RangeError);
  });
});

describe('monthEnd and compareDates', () => {
  it('find the last day and the order', () => {
    expect(isoDate(monthEnd(day('2028-02-03')))).toBe('2028-02-29');
    expect(compareDates(day('2026-11-21'), day('2026-11-21'))).toBe(0);
    expect(compareDates(day('2026-11-20'), day('2026-11-21'))).toBeLessThan(0);
    expect(compareDates(day('2026-12-01'), day('2026-11-21'))).toBeGreaterThan(0);
    expect(compareDates(day('2025-12-31'), day('2026-01-01'))).toBeLessThan(0);
  });
});
