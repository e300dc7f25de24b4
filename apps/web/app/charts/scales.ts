import { bisectCenter, extent, nice, ticks } from 'd3-array';

/** The plot area in px, from the upper left corner of the drawing. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Range = readonly [from: number, to: number];

/** Domain of an axis of amounts: always includes 0, so heights compare honestly; never empty. */
export function valueRange(values: readonly (number | null)[]): Range {
  const [least = 0, most = 0] = extent(values.filter((value) => value !== null));
  const range: Range = [Math.min(0, least), Math.max(0, most)];
  return range[0] === range[1] ? [0, 1] : range;
}

/** Round tick values for an axis of that many px, first to last. */
export function valueTicks(range: Range, height: number): readonly number[] {
  const count = Math.max(2, Math.min(6, Math.floor(height / 56)));
  const [from, to] = nice(...range, count);
  return ticks(from, to, count);
}

/** Maps a value from a domain to a range of px. */
export function position([from, to]: Range, [start, end]: Range): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Width of the longest label of the vertical axis, px. */
export function axisWidth(texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return Math.ceil(longest * 7.2) + 16;
}

const strides = [1, 2, 5, 10, 20, 25, 50, 60, 100, 120];

/**
 * Which of `count` positions get a label, so that at most `most` do: every one, every second, every fifth and so on.
 */
export function markedPlaces(count: number, most: number): readonly number[] {
  const stride = strides.find((candidate) => Math.ceil(count / candidate) <= Math.max(1, most)) ?? count;
  return Array.from({ length: Math.ceil(count / stride) }, (_, place) => place * stride);
}

/** Index of the value nearest to `at` in an ascending list. */
export function nearestIndex(ascending: readonly number[], at: number): number {
  return Math.max(0, Math.min(ascending.length - 1, bisectCenter([...ascending], at)));
}

/** The series whose value is nearest to a height; a series without a value there is skipped. */
export function nearestSeries(values: readonly (number | null | undefined)[], at: number): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, value] of values.entries()) {
    const distance = value == null ? Number.POSITIVE_INFINITY : Math.abs(value - at);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}
