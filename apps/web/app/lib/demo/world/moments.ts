import { lazyValue } from '#app/lib/lazy-value.ts';

const dayMs = 86_400_000;
const sydney = lazyValue(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' }));

/** The moment so many days before another, and `minutes` later, as ISO text. */
export function daysBefore(now: Date, days: number, minutes = 0): string {
  return new Date(now.getTime() - days * dayMs + minutes * 60_000).toISOString();
}

/** The day in Sydney, YYYY-MM-DD. */
export function dayInSydney(moment: Date): string {
  return sydney().format(moment);
}
