const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** A date or moment (ISO) as a long Australian date, such as `21 November 2026`, in Sydney's time. */
export function dateText(iso: string): string {
  return longDate.format(new Date(iso));
}
