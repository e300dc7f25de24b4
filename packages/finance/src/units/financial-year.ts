import type { CalendarDate } from './calendar.ts';
import { Refusal } from './refusal.ts';

/** A year from 1 July to 30 June, written `2025-26`. */
export type FinancialYear = `${number}-${number}`;

/** Parses a financial year. Throws a Refusal naming the field unless it is written like 2025-26. */
export function financialYear(text: string, field = 'fy'): FinancialYear {
  const first = Number(/^(\d{4})-\d{2}$/.exec(text)?.[1]);
  const year = financialYearStarting(first);
  if (year === text) return year;
  throw new Refusal('unknownValue', field, `${field} is ${text}; a financial year written like 2025-26 is needed`);
}

/** The financial year that starts on 1 July of the calendar year: 2025 gives `2025-26`. */
export function financialYearStarting(calendarYear: number): FinancialYear {
  const last = String((calendarYear + 1) % 100).padStart(2, '0');
  return `${calendarYear}-${last}` as FinancialYear;
}

/** The financial year that contains a date: 30 June 2026 gives `2025-26`, the day after `2026-27`. */
export function financialYearOf({ year, month }: CalendarDate): FinancialYear {
  return financialYearStarting(month >= 7 ? year : year - 1);
}

/** ISO date of the year's first day, 1 July. */
export function firstDayOf(year: FinancialYear): string {
  return `${year.slice(0, 4)}-07-01`;
}

/** ISO date of the year's last day, 30 June. */
export function lastDayOf(year: FinancialYear): string {
  return `${Number(year.slice(0, 4)) + 1}-06-30`;
}
