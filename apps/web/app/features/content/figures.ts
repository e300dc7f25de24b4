import { decimalText } from '@freehold/finance';
import { date } from '#app/lib/format.ts';

/** Dollars with cents, as a loan schedule shows them: `$2,533.43`. */
export function moneyWithCents(amount: number): string {
  return `$${decimalText(amount, { most: 2, least: 2 })}`;
}

/** An ISO date in words, independent of the time zone: `21 November 2026`. */
export function dateText(isoDate: string): string {
  return date(new Date(`${isoDate}T00:00`));
}
