import { figureOf, todaysAmount } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { LineSeries } from '#app/charts/series.ts';
import type { YearRow } from '../shared/components/year-table.tsx';
import type { EquityView } from './equity-view.ts';

/** Headings of the table after the year. */
export const equityColumns = ['Property value', 'Debt', 'Equity'] as const;

/** The table year by year. */
export function equityTable({ projection, priceRise }: EquityView): readonly YearRow[] {
  return projection.rows.map(({ year, value, debt, equity }) => ({
    year,
    cells: [value, debt, equity].map((amount) => figureOf('', { amount, years: year }, priceRise)),
  }));
}

/** The three lines of the graph. */
export function equityLines({ projection: { rows } }: EquityView): readonly LineSeries[] {
  return [
    { id: 'value', name: 'Property value', colour: 0, values: rows.map(({ value }) => value) },
    { id: 'debt', name: 'Debt', colour: 1, values: rows.map(({ debt }) => debt) },
    { id: 'equity', name: 'Equity', colour: 2, values: rows.map(({ equity }) => equity) },
  ];
}

/** Columns of the graph's own table and of the spreadsheet. */
export const equitySheetColumns: readonly Column[] = [
  { key: 'year', label: 'Year', kind: 'year' },
  { key: 'value', label: 'Property value', kind: 'money' },
  { key: 'debt', label: 'Debt', kind: 'money' },
  { key: 'equity', label: 'Equity', kind: 'money' },
  { key: 'today', label: 'Equity in today’s dollars', kind: 'money' },
];

/** Rows of the graph's own table and of the spreadsheet. */
export function equitySheetRows({ projection, priceRise }: EquityView): readonly Row[] {
  return projection.rows.map(({ year, value, debt, equity }) => ({
    year,
    value,
    debt,
    equity,
    today: todaysAmount({ amount: equity, years: year }, priceRise) ?? equity,
  }));
}
