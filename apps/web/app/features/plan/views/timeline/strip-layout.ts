import { monthNumber } from '@freehold/finance';
import { usualYears } from '@freehold/plan';

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
