const timeZone = 'Australia/Sydney';
const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone });
const shortTime = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone });

/** A date or timestamp (ISO) as a long Australian date, such as `21 November 2026`, in Sydney time. */
export function dateText(iso: string): string {
  return longDate.format(new Date(iso));
}

/** The Sydney time of a timestamp (ISO), such as `3:05 pm`. */
export function timeText(iso: string): string {
  return shortTime.format(new Date(iso));
}
