import type { Column, Row } from '#app/charts/chart-table.ts';

/** What a chart's card needs besides its chart: one sentence with its figures, and the same figures as a table. */
export interface ChartData {
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Height of a dashboard's chart, 20rem in px. */
export const chartHeight = 320;
