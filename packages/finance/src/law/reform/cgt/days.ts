import {
  type CalendarDate,
  compareDates,
  daysBetween,
  daysInMonth,
  isoDate,
  parseDate,
} from '../../../units/calendar.ts';

// A household's futures ask for the same few days hundreds of thousands of times.
const knownDates = new Map<string, CalendarDate>();
const mostKnownDates = 2_000;

/** As `parseDate`, once for each text. Throws as it does. */
export function knownDate(name: string, text: string): CalendarDate {
  const known = knownDates.get(text);
  if (known !== undefined) return known;
  const date = parseDate(name, text);
  if (knownDates.size >= mostKnownDates) knownDates.clear();
  knownDates.set(text, date);
  return date;
}

/** The same day some years later; 29 February becomes the 28th in a common year. */
export function plusYears(day: string, years: number): string {
  return isoDate(datePlusYears(knownDate('day', day), years));
}

/** True when an asset was held for 12 months, both end days left out (ITAA 1997 s 115-25). */
export function heldTwelveMonths(acquired: string, sold: string): boolean {
  return compareDates(knownDate('sold', sold), datePlusYears(knownDate('acquired', acquired), 1)) > 0;
}

/** Years from one day to another: full anniversaries, and the rest as a part of the year it falls in. */
export function yearsBetween(from: string, to: string): number {
  const [start, end] = [knownDate('from', from), knownDate('to', to)];
  let full = end.year - start.year;
  if (compareDates(datePlusYears(start, full), end) > 0) full -= 1;
  const last = datePlusYears(start, full);
  const next = datePlusYears(start, full + 1);
  return full + daysBetween(last, end) / daysBetween(last, next);
}

function datePlusYears({ year, month, day }: CalendarDate, years: number): CalendarDate {
  return { year: year + years, month, day: Math.min(day, daysInMonth(year + years, month)) };
}
