import { monthNames } from '#app/lib/format.ts';

const marks = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');

/** Axis label for a month such as `2026-11`: `Nov 26`. */
export function monthMark(month: string): string {
  return `${marks[place(month)]} ${month.slice(2, 4)}`;
}

/** A month such as `2026-11` for use in a sentence: `November 2026`. */
export function monthName(month: string): string {
  return `${monthNames[place(month)]} ${month.slice(0, 4)}`;
}

function place(month: string): number {
  return Number(month.slice(5)) - 1;
}
