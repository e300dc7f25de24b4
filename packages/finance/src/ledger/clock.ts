import type { MonthText } from '../household/household.ts';
import { type FinancialYear, financialYearStarting } from '../units/financial-year.ts';

/** A month as a number that counts on through the years: year × 12 + month − 1. */
export function monthNumber(text: MonthText): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
}

/** The month of a number, YYYY-MM. */
export function monthText(month: number): MonthText {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** ISO day of a month's first. */
export function firstDayOfMonth(month: number): string {
  return `${monthText(month)}-01`;
}

let lastYear = { starting: Number.NaN, year: financialYearStarting(0) };

/** The financial year of a month. Keeps the last one: a run asks for the same year several times a month. */
export function financialYearOfMonth(month: number): FinancialYear {
  const starting = Math.floor((month - 6) / 12);
  if (lastYear.starting !== starting) lastYear = { starting, year: financialYearStarting(starting) };
  return lastYear.year;
}

/** Months of a run of whole financial years from a month on, the first one cut short by the start. */
export function monthsOfRun(start: number, years: number): number {
  return 12 - ((start + 6) % 12) + 12 * (years - 1);
}

/** Months of a run that are in the financial year of one of its months, counted from 0: 12, or fewer in its first year. */
export function monthsOfYear(start: number, month: number): number {
  const first = monthsOfRun(start, 1);
  return month < first ? first : 12;
}

/** Calendar months by their place in the year, January 0. */
export const march = 2;
export const june = 5;
export const september = 8;
export const november = 10;
export const december = 11;
