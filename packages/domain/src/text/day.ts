/** The months in full, January first. */
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

// Created on first use: building an Intl date format is the slowest part of page load in a browser. en-CA writes ISO
// 8601.
let sydney: Intl.DateTimeFormat | undefined;

/** The date in Sydney at a moment, as an ISO date. */
export function dayInSydney(moment: Date): string {
  sydney ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });
  return sydney.format(moment);
}

/** An ISO date written out: `21 September 2052`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[Number(month) - 1]} ${year}`;
}
