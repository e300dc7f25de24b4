import { describe, expect, it } from 'vitest';
import { parseDate } from './calendar.ts';
import { financialYear, financialYearOf, financialYearStarting, firstDayOf, lastDayOf } from './financial-year.ts';
import { Refusal } from './refusal.ts';

describe('financialYear', () => {
  it.each([['2025-26'], ['1999-00'], ['2018-19']])('reads %s', (text) => {
    expect(financialYear(text)).toBe(text);
  });

  it.each([['2025'], ['2025-27'], ['2025-2026'], ['25-26'], [''], ['2099-99']])('refuses %j', (text) => {
    expect(() => financialYear(text)).toThrow(
      new Refusal('unknownValue', 'fy', `fy is ${text}; a financial year written like 2025-26 is needed`),
    );
  });
});

describe('the bounds of a financial year', () => {
  it('run from 1 July to 30 June', () => {
    expect(firstDayOf('2026-27')).toBe('2026-07-01');
    expect(lastDayOf('2026-27')).toBe('2027-06-30');
    expect(financialYearStarting(2027)).toBe('2027-28');
  });

  it.each([
    ['2026-06-30', '2025-26'],
    ['2026-07-01', '2026-27'],
    ['2026-11-21', '2026-27'],
    ['2000-01-01', '1999-00'],
  ])('%s lies in %s', (day, year) => {
    expect(financialYearOf(parseDate('day', day))).toBe(year);
  });
});
