import { inRange, wholeInRange } from './checks.ts';
import { Refusal } from './refusal.ts';

/** A calendar date; months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days in a month of a year. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0);
}

/** Parses an ISO date such as `2026-11-21`. Throws RangeError for any other text and for dates that do not exist. */
export function parseDate(name: string, text: string): CalendarDate {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8)) };
  const isDay = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date.year, date.month);
  if (!isWritten || !isDay)
    throw new Refusal('unknownValue', name, `${name} is ${text}; allowed is a day written YYYY-MM-DD`);
  return date;
}

/** Formats a date as ISO text. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * The date `count` months later (or earlier, when negative); in a shorter month, its last day (decision H-09). Throws
 * RangeError unless `count` is a whole number that stays within the years 1 to 9999.
 */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  wholeInRange('months', count, [-120_000, 120_000]);
  const index = date.year * 12 + date.month - 1 + count;
  const year = inRange('year', Math.floor(index / 12), [1, 9999]);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

/** The date `count` days later, or earlier when negative. Throws RangeError unless the count is whole. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return dateOfDay(dayNumber(date) + wholeInRange('days', count, [-3_650_000, 3_650_000]));
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The last day of a date's month. */
export function monthEnd({ year, month }: CalendarDate): CalendarDate {
  return { year, month, day: daysInMonth(year, month) };
}

/** Negative when `a` is earlier, 0 for the same day, positive when it is later. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Days since 1 March of year 0; counting from March puts a leap day at the end of its year. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const fromMarch = month > 2 ? year : year - 1;
  const monthIndex = (month + 9) % 12;
  const leapDays = Math.floor(fromMarch / 4) - Math.floor(fromMarch / 100) + Math.floor(fromMarch / 400);
  return fromMarch * 365 + leapDays + Math.floor((153 * monthIndex + 2) / 5) + day - 1;
}

function dateOfDay(count: number): CalendarDate {
  const era = Math.floor(count / 146_097);
  const dayOfEra = count - era * 146_097;
  const leapCorrection = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapCorrection) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
