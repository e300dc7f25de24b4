// Created on first use: a date format of Intl costs a browser more than all else at page load. en-CA writes ISO 8601.
let sydney: Intl.DateTimeFormat | undefined;

/** The day in Sydney at a moment, as an ISO date. */
export function dayInSydney(moment: Date): string {
  sydney ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });
  return sydney.format(moment);
}
