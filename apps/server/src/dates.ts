import { dayInSydney, dayText } from '@freehold/domain';

const shortTime = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'Australia/Sydney' });

/** A date or timestamp (ISO) as a long Australian date, such as `21 November 2026`, in Sydney time. */
export function dateText(iso: string): string {
  return dayText(dayInSydney(new Date(iso)));
}

/** The Sydney time of a timestamp (ISO), such as `3:05 pm`. */
export function timeText(iso: string): string {
  return shortTime.format(new Date(iso));
}
