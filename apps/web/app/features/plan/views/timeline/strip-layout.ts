import { monthNumber } from '@freehold/finance';
import { usualYears } from '@freehold/plan';
import { type Lane, lanes, type TimelineRow } from './timeline-rows.ts';

/** The years of a plan across the strip. */
export interface Axis {
  /** First month, counted from year 0. */
  readonly first: number;
  readonly months: number;
  /** In px. */
  readonly width: number;
}

/** The axis of a plan's months over so many px. */
export function axisOf(plan: { readonly start: string; readonly years?: number }, width: number): Axis {
  return { first: monthNumber(plan.start), months: (plan.years ?? usualYears) * 12, width };
}

/** Px from the left at which a month begins. */
export function placeOf({ first, months, width }: Axis, month: string): number {
  return ((monthNumber(month) - first) / months) * width;
}

/** Months that a pointer moved by so many px: whole ones, or whole years where a month is less than a px. */
export function monthsMoved({ months, width }: Axis, px: number): number {
  const perMonth = width / months;
  const snap = perMonth < 1 ? 12 : 1;
  return Math.round(px / perMonth / snap) * snap || 0;
}

/** The calendar years named under the strip, as many as there is room for, with px from the left. */
export function yearTicks(axis: Axis, leastPx = 56): readonly { readonly year: number; readonly left: number }[] {
  const yearPx = (axis.width / axis.months) * 12;
  const every = [1, 2, 5, 10, 20].find((years) => years * yearPx >= leastPx) ?? 20;
  const ticks = [];
  const end = Math.floor((axis.first + axis.months - 1) / 12);
  for (let year = Math.ceil(axis.first / 12 / every) * every; year <= end; year += every) {
    ticks.push({ year, left: ((year * 12 - axis.first) / axis.months) * axis.width });
  }
  return ticks;
}

interface Span {
  readonly id: string;
  /** Px, of the mark and its words together. */
  readonly left: number;
  readonly width: number;
}

/** The row of each mark of a lane, from 0, by its id: the first in which it covers no other. */
export function rowsOf(spans: readonly Span[], gap = 6): ReadonlyMap<string, number> {
  const ends: number[] = [];
  const rows = new Map<string, number>();
  for (const { id, left, width } of spans.toSorted((one, other) => one.left - other.left)) {
    const free = ends.findIndex((end) => end + gap <= left);
    const row = free === -1 ? ends.length : free;
    ends[row] = left + width;
    rows.set(id, row);
  }
  return rows;
}

/** A mark of a lane: px of it and its words together, in a row of the lane. */
export interface Mark {
  readonly key: string;
  readonly row: TimelineRow;
  readonly month: string;
  readonly left: number;
  readonly width: number;
  readonly line: number;
  /** Whether its words stand before it, since there is no room after it. */
  readonly isFlipped: boolean;
}

export interface LaneMarks {
  readonly lane: Lane;
  readonly lines: number;
  readonly marks: readonly Mark[];
}

/** Px of a mark without words, of one letter, and of the longest words. */
const sizes = { mark: 28, bare: 44, letter: 8, words: 180, labelledFrom: 520 } as const;

/** Whether there is room for words beside the marks. */
export function isLabelled({ width }: Axis): boolean {
  return width >= sizes.labelledFrom;
}

/** The marks of each lane within the plan, in the order of their months. */
export function laneMarks(rows: readonly TimelineRow[], axis: Axis): readonly LaneMarks[] {
  return lanes.map((lane) => {
    const marks = rows.filter((row) => row.lane === lane).flatMap((row) => markOf(row, axis));
    const lines = rowsOf(marks.map(({ key, left, width }) => ({ id: key, left, width })));
    const placed = marks.map((mark) => ({ ...mark, line: lines.get(mark.key) ?? 0 }));
    return {
      lane,
      lines: Math.max(1, ...placed.map(({ line }) => line + 1)),
      marks: placed.toSorted((one, other) => one.month.localeCompare(other.month)),
    };
  });
}

/** The words beside a mark. */
export function wordsOf(row: TimelineRow): string {
  return row.kind === 'fact' ? row.what : row.name;
}

function markOf(row: TimelineRow, axis: Axis): readonly Mark[] {
  const month = row.kind === 'event' ? row.place : row.month;
  const at = month === null ? -1 : placeOf(axis, month);
  if (month === null || at < 0 || at >= axis.width) return [];
  const mark = isLabelled(axis) ? sizes.mark : sizes.bare;
  const words = isLabelled(axis) ? Math.min(sizes.words, wordsOf(row).length * sizes.letter + 10) : 0;
  const width = mark + words;
  const isFlipped = at - mark / 2 + width > axis.width;
  const left = isFlipped ? at + mark / 2 - width : at - mark / 2;
  return [{ key: `${row.kind} ${row.id}`, row, month, left, width, line: 0, isFlipped }];
}
