import { once } from '#app/lib/once.ts';

const shortMonth = once(() => new Intl.DateTimeFormat('en-AU', { month: 'short', year: '2-digit', timeZone: 'UTC' }));
const fullMonth = once(() => new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** A month written `2026-11` as an axis shows it: `Nov 26`. */
export function monthMark(month: string): string {
  return shortMonth().format(new Date(`${month}-01`));
}

/** A month written `2026-11` in a sentence: `November 2026`. */
export function monthName(month: string): string {
  return fullMonth().format(new Date(`${month}-01`));
}
