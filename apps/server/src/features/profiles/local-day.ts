// Norfolk Island is ahead of every other part of Australia all year round.
const furthestAhead = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Norfolk', dateStyle: 'short' });
const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });

/** The latest day, YYYY-MM-DD, that it is anywhere in Australia: a date after it is in the future for everybody. */
export function latestDayInAustralia(now: Date): string {
  return furthestAhead.format(now);
}

/** The calendar year in eastern Australia. */
export function yearInAustralia(now: Date): number {
  return Number(eastern.format(now).slice(0, 4));
}
