/** One line, its values in the order of the horizontal axis; null leaves a gap. */
export interface LineSeries {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Values just before a step at the same place, as before a purchase; null or absent where there is none. */
  readonly before?: readonly (number | null)[];
  /** Where the line ends between two places, as a loan that is paid off during a year. */
  readonly end?: { readonly x: number; readonly value: number };
  /** Index of the eight chart colours; its place among the series when left out. */
  readonly colour?: number;
  readonly dashed?: boolean;
}

export interface LineChartProps {
  /** Names the chart for screen readers. */
  readonly label: string;
  readonly x: readonly number[];
  /** Head of the tooltip: `Year 6`. */
  readonly xLabel: (x: number) => string;
  readonly series: readonly LineSeries[];
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

/** What a screen reader is told about one place of the horizontal axis: every line of a few, else the one asked about. */
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
