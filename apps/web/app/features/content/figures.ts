const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Dollars with cents, as a loan schedule shows them: `$2,533.43`. */
export function moneyWithCents(amount: number): string {
  return `$${cents.format(amount)}`;
}

/** An ISO date in words, the same day in every time zone: `21 November 2026`. */
export function dateText(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}
