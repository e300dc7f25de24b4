import type { MonthText } from '../household/household.ts';
import { roundToDollar } from '../units/money.ts';
import { amountText } from '../working/amount-text.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month as it is said: `2031-03` gives `March 2031`. */
export function monthWords(month: MonthText): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}

/** Whole dollars of whole cents: `$1,234`. */
export function dollarWords(cents: number): string {
  return amountText(roundToDollar(cents / 100));
}

/** A difference of whole cents in words: `$1,200 more`, `$50 less`, `the same`. */
export function moreOrLess(cents: number): string {
  if (roundToDollar(cents / 100) === 0) return 'the same';
  return `${dollarWords(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}

/** The same beside something else: `$1,200 more than by staying`, `the same as by staying`. */
export function moreThan(cents: number, other: string): string {
  const words = moreOrLess(cents);
  return `${words} ${words === 'the same' ? 'as' : 'than'} ${other}`;
}

/** A number of months: `1 month`, `14 months`. */
export function monthsWords(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

/** Words one after the other: `equity, income and cash`. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
