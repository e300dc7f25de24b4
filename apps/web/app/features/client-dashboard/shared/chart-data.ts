import type { Column, Row } from '#app/charts/chart-table.ts';

/** Data of a chart card besides the chart: a one-sentence summary with its figures, and the same figures as a table. */
export interface ChartData {
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Height of a dashboard chart, px (20rem). */
export const chartHeight = 320;
