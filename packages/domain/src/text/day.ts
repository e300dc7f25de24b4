// Created on first use: building an Intl date format is the slowest part of page load in a browser. en-CA writes ISO
// 8601.
let sydney: Intl.DateTimeFormat | undefined;

/** The date in Sydney at a moment, as an ISO date. */
export function dayInSydney(moment: Date): string {
  sydney ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });
  return sydney.format(moment);
}
