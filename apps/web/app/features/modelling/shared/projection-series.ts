import type { Column, Row } from '#app/charts/chart-table.ts';
import type { LineSeries } from '#app/charts/series.ts';
import type { YearRow } from './components/year-table.tsx';
import { figureOf, todaysAmount } from './figure.ts';
import type { ProjectionView } from './projection-view.ts';

/** Headings of the table of the whole portfolio after the year. */
export const totalColumns = ['Total Value', 'Total Debt', 'Total Equity', 'Properties Acquired'] as const;

/** The table of the whole portfolio year by year; the last cell counts the properties bought so far. */
export function totalTable({ projection, priceRise }: ProjectionView): readonly YearRow[] {
  return projection.rows.map(({ year, totalValue, totalDebt, totalEquity, propertiesAcquired }) => ({
    year,
    cells: [
      ...[totalValue, totalDebt, totalEquity].map((amount) => figureOf('', { amount, years: year }, priceRise)),
      { value: String(propertiesAcquired), today: null },
    ],
  }));
}

/** The three lines of the whole portfolio. */
export function totalLines({ projection: { rows } }: ProjectionView): readonly LineSeries[] {
  return [
    { id: 'value', name: 'Total property value', colour: 0, values: rows.map(({ totalValue }) => totalValue) },
    { id: 'debt', name: 'Total debt', colour: 1, values: rows.map(({ totalDebt }) => totalDebt) },
    { id: 'equity', name: 'Total equity', colour: 2, values: rows.map(({ totalEquity }) => totalEquity) },
  ];
}

/** Columns of the chart's own table and of the spreadsheet, for the whole portfolio. */
export const totalSheetColumns: readonly Column[] = [
  { key: 'year', label: 'Year', kind: 'year' },
  { key: 'value', label: 'Total Value', kind: 'money' },
  { key: 'debt', label: 'Total Debt', kind: 'money' },
  { key: 'equity', label: 'Total Equity', kind: 'money' },
  { key: 'today', label: 'Total Equity in today’s dollars', kind: 'money' },
  { key: 'acquired', label: 'Properties Acquired', kind: 'count' },
];

/** Rows of the chart's own table and of the spreadsheet, for the whole portfolio. */
export function totalSheetRows({ projection, priceRise }: ProjectionView): readonly Row[] {
  return projection.rows.map(({ year, totalValue, totalDebt, totalEquity, propertiesAcquired }) => ({
    year,
    value: totalValue,
    debt: totalDebt,
    equity: totalEquity,
    today: todaysAmount({ amount: totalEquity, years: year }, priceRise) ?? totalEquity,
    acquired: propertiesAcquired,
  }));
}

/** What of each property a chart shows: its value, or its equity, which is its value less its debt (decision B-23). */
export type PropertyMeasure = 'value' | 'equity';

/** One line for each property, from the year of its purchase on. */
export function propertyLines(view: ProjectionView, measure: PropertyMeasure): readonly LineSeries[] {
  return view.purchases.map(({ name }, colour) => ({
    id: name,
    name,
    colour,
    values: view.projection.rows.map(({ properties }) => {
      const property = properties.find(({ id }) => id === name);
      if (property === undefined) return null;
      return measure === 'value' ? property.value : property.value - property.debt;
    }),
  }));
}

/** Columns of the chart's own table and of the spreadsheet, a column for each property. */
export function propertySheetColumns(view: ProjectionView): readonly Column[] {
  return [
    { key: 'year', label: 'Year', kind: 'year' },
    ...view.purchases.map(({ name }) => ({ key: name, label: name, kind: 'money' as const })),
  ];
}

/** Rows of the chart's own table and of the spreadsheet, a column for each property. */
export function propertySheetRows(view: ProjectionView, measure: PropertyMeasure): readonly Row[] {
  const lines = propertyLines(view, measure);
  return view.projection.rows.map(({ year }, place) => ({
    year,
    ...Object.fromEntries(lines.map(({ name, values }) => [name, values[place] ?? null])),
  }));
}
