import { numberText } from './rates.ts';

/** A duration in whole months: `2 years 3 months`, `1 year`, `0 months`. */
export function durationText(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months % 12;
  if (years === 0) return countText(rest, 'month');
  return rest === 0 ? countText(years, 'year') : `${countText(years, 'year')} ${countText(rest, 'month')}`;
}

/** A financial year as a row of paper names it, with its months where it is not whole: `2026-27, 8 months`. */
export function yearText({
  financialYear,
  months,
}: {
  readonly financialYear: string;
  readonly months: number;
}): string {
  return months === 12 ? financialYear : `${financialYear}, ${countText(months, 'month')}`;
}

/** A count with its noun: `1 dependant`, `2 dependants`. */
export function countText(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}
