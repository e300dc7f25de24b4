/** The months in full, January first. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

// Created on first use: building an Intl date format is the slowest part of page load in a browser.
let sydney: Intl.DateTimeFormat | undefined;

/** The date in Sydney at a moment, as an ISO date. */
export function dayInSydney(moment: Date): string {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  sydney ??= new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', ...digits });
  // By parts: engines differ in how a locale writes a whole date, en-CA's ISO 8601 too.
  const parts = sydney.formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** An ISO date written out: `21 September 2052`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[Number(month) - 1]} ${year}`;
}
