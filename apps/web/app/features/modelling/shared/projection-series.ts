import { figureOf, kindColours, todaysAmount } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { LineSeries } from '#app/charts/series.ts';
import type { ProjectionView } from './projection-view.ts';
import type { YearRow } from './year-table.tsx';

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

/** The three lines of the whole portfolio, with a step where a property is bought. */
export function totalLines({ projection: { rows }, purchases }: ProjectionView): readonly LineSeries[] {
  const before = rows.map(({ year, totalValue, totalDebt, properties }) => {
    const isNew = (id: string) => purchases.some((bought) => bought.name === id && bought.year === year);
    const bought = year === 0 ? [] : properties.filter(({ id }) => isNew(id));
    if (bought.length === 0) return null;
    const value = bought.reduce<number>((left, one) => left - one.value, totalValue);
    const debt = bought.reduce<number>((left, one) => left - one.debt, totalDebt);
    return { value, debt, equity: value - debt };
  });
  return [
    {
      id: 'value',
      name: 'Total property value',
      colour: kindColours.propertyValue,
      values: rows.map(({ totalValue }) => totalValue),
      before: before.map((amounts) => amounts?.value ?? null),
    },
    {
      id: 'debt',
      name: 'Total debt',
      colour: kindColours.debt,
      values: rows.map(({ totalDebt }) => totalDebt),
      before: before.map((amounts) => amounts?.debt ?? null),
    },
    {
      id: 'equity',
      name: 'Total equity',
      colour: kindColours.equity,
      values: rows.map(({ totalEquity }) => totalEquity),
      before: before.map((amounts) => amounts?.equity ?? null),
    },
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

/** What a chart shows per property: its value, or its equity, which is its value less its debt (decision B-23). */
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
