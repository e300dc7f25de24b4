import { axisWidth, markedPlaces, type Plot, position, valueRange, valueTicks } from './scales.ts';
import type { LineChartProps, LineMark, LineSeries } from './series.ts';

/** Px per label of the horizontal axis. */
const markWidth = 56;

/** Space above for the vertical axis's caption, and below for the labels and caption of the horizontal one, px. */
const room = { top: 28, marks: 28, caption: 20, end: 12 } as const;

/** Points of a line in axis units; null leaves a gap. */
export function drawnPoints(x: readonly number[], { values, before, end }: LineSeries) {
  const points = values.flatMap((value, place) => {
    const at = x[place] ?? 0;
    if (end !== undefined && at > end.x) return [];
    const lower = before?.[place];
    return [...(lower == null ? [] : [{ x: at, value: lower }]), value === null ? null : { x: at, value }];
  });
  return end === undefined ? points : [...points, end];
}

/** Layout of a line chart at a given size, or null for one without points. */
export function linePlot(
  { x, series, band, format, formatTick = format, formatX = String, xAxisLabel }: LineChartProps,
  size: { readonly width: number; readonly height: number },
) {
  const [first, last] = [x[0], x.at(-1)];
  if (first === undefined || last === undefined) return null;
  const bottom = size.height - room.marks - (xAxisLabel === undefined ? 0 : room.caption);
  const values = valueTicks(
    valueRange([...series.flatMap((one) => one.values), ...(band ? [...band.lower, ...band.upper] : [])]),
    bottom - room.top,
  );
  const texts = values.map(formatTick);
  const plot: Plot = { left: axisWidth(texts), right: size.width - room.end, top: room.top, bottom };
  const toY = position([values[0] ?? 0, values.at(-1) ?? 1], [plot.bottom, plot.top]);
  const toX = position(first === last ? [first - 1, last + 1] : [first, last], [plot.left, plot.right]);
  const xs = x.map(toX);
  const marks = markedPlaces(x.length, (plot.right - plot.left) / markWidth);
  return {
    plot,
    xs,
    zero: toY(0),
    xAt: toX,
    yAt: (value: number | null | undefined) => (value == null ? null : toY(value)),
    ticks: values.map((value, place) => ({ value, y: toY(value), text: texts[place] ?? '' })),
    marks: marks.map((place) => ({ key: place, x: xs[place] ?? 0, text: formatX(x[place] ?? 0) })),
  };
}

/** Radius of an event's disc, px. */
export const discRadius = 9;

/** Events at their px, a disc that would touch an earlier one a row above it. */
export function placedMarks(marks: readonly LineMark[], xAt: (x: number) => number) {
  const placed: { id: string; x: number; text: string; row: number }[] = [];
  for (const { id, x, text } of marks) {
    const at = xAt(x);
    const taken = placed.filter((other) => Math.abs(other.x - at) < 2 * discRadius + 2).map(({ row }) => row);
    let row = 0;
    while (taken.includes(row)) row += 1;
    placed.push({ id, x: at, text, row });
  }
  return placed;
}
