import { roundToDollar } from '@freehold/finance';

const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** An amount in whole Australian dollars, `$1,234` or `−$1,234`. */
export function dollarsText(amount: number): string {
  const rounded = roundToDollar(amount);
  return `${rounded < 0 ? '−' : ''}$${wholeDollars.format(Math.abs(rounded))}`;
}

/** A date or moment (ISO) as a long Australian date, such as `21 November 2026`, in Sydney's time. */
export function dateText(iso: string): string {
  return longDate.format(new Date(iso));
}
