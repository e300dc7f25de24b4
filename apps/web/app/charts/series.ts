/** One line, its values in the order of the horizontal axis; null leaves a gap. */
export interface LineSeries {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Values just before a step at the same position, such as before a purchase; null or absent if there is none. */
  readonly before?: readonly (number | null)[];
  /** End of the line between two positions, such as a loan paid off during a year. */
  readonly end?: { readonly x: number; readonly value: number };
  /** Index of the eight chart colours, from `kindColours`. */
  readonly colour: number;
  readonly dashed?: boolean;
}

/** A range around a line, filled between its two edges. */
export interface LineBand {
  readonly name: string;
  /** Index of the eight chart colours. */
  readonly colour: number;
  readonly lower: readonly (number | null)[];
  readonly upper: readonly (number | null)[];
}

/** An event on the horizontal axis: its short text in a disc. */
export interface LineMark {
  readonly id: string;
  readonly x: number;
  readonly text: string;
}

export interface LineChartProps {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly x: readonly number[];
  /** Head of the tooltip: `Year 6`. */
  readonly xLabel: (x: number) => string;
  readonly series: readonly LineSeries[];
  readonly band?: LineBand;
  /** Events, each a disc above the horizontal axis. */
  readonly events?: { readonly name: string; readonly colour: number; readonly marks: readonly LineMark[] };
  /** Caption of the vertical axis with its unit: `Amount (AUD)`. */
  readonly axisLabel: string;
  /** Whole height with the legend, px. */
  readonly height: number;
  readonly format: (value: number) => string;
  /** Shorter text for the vertical axis, `$1.2m`; `format` when left out. */
  readonly formatTick?: (value: number) => string;
  /** Caption of the horizontal axis, `Year`. */
  readonly xAxisLabel?: string;
  /** Text of a mark on the horizontal axis; the number itself when left out. */
  readonly formatX?: (x: number) => string;
}

const colours = 8;

/** The CSS colour of a chart colour; they repeat after eight. */
export function chartColour(index: number): string {
  return `var(--fh-chart-${(index % colours) + 1})`;
}

/** Screen reader text of one position on the horizontal axis: every series if there are few, else the active one. */
export function spokenPoint(
  { x, xLabel, series, format }: Pick<LineChartProps, 'x' | 'xLabel' | 'series' | 'format'>,
  at: { readonly index: number; readonly series: number },
): string {
  const asked = series.length <= 3 ? series : series.slice(at.series, at.series + 1);
  const texts = asked.flatMap(({ name, values }) => {
    const value = values[at.index];
    return value == null ? [] : [`${name} ${format(value)}`];
  });
  return `${xLabel(x[at.index] ?? 0)}: ${texts.length > 0 ? texts.join(', ') : 'no value'}`;
}
