import { type Figure, figureOf, purchaseText } from '@freehold/domain';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { LineSeries } from '#app/charts/series.ts';
import { money } from '#app/lib/format.ts';
import type { ProjectionView } from '../shared/projection-view.ts';

/** One property of the simulator by itself. */
export interface SimulatedProperty {
  readonly summary: string;
  readonly figures: readonly Figure[];
  readonly years: readonly number[];
  /** Value, debt and equity from the year of purchase on; none when it is not bought. */
  readonly lines: readonly LineSeries[];
}

const shownYears = [10, 20, 30] as const;

/** What becomes of the property at a place of the list, or null where there is none. */
export function simulatedProperty(
  { projection, purchases, priceRise }: ProjectionView,
  index: number,
): SimulatedProperty | null {
  const purchase = purchases[index];
  if (purchase === undefined) return null;
  const { name, year, when, price, loan } = purchase;
  const held = projection.rows.map(({ properties }) => properties.find(({ id }) => id === name));
  const equities = held.map((property) => (property === undefined ? null : property.value - property.debt));
  const bought = year !== null && loan !== null;
  return {
    summary: purchaseText(purchase),
    figures: [
      { label: 'Bought in', value: when, today: null },
      { label: 'Price', value: money(price), today: null },
      ...(bought ? [figureOf('Debt it adds', { amount: loan, years: year }, priceRise)] : []),
      ...shownYears.flatMap((years) => {
        const amount = equities[years];
        return amount == null ? [] : [figureOf(`Its equity after ${years} years`, { amount, years }, priceRise)];
      }),
    ],
    years: projection.rows.map((row) => row.year),
    lines: bought
      ? [
          { id: 'value', name: 'Property value', colour: 0, values: held.map((property) => property?.value ?? null) },
          { id: 'debt', name: 'Debt', colour: 1, values: held.map((property) => property?.debt ?? null) },
          { id: 'equity', name: 'Equity', colour: 2, values: equities },
        ]
      : [],
  };
}

/** Columns of the chart's own table and of the spreadsheet. */
export const simulatedColumns: readonly Column[] = [
  { key: 'year', label: 'Year', kind: 'year' },
  { key: 'value', label: 'Property value', kind: 'money' },
  { key: 'debt', label: 'Debt', kind: 'money' },
  { key: 'equity', label: 'Equity', kind: 'money' },
];

/** Rows of the chart's own table and of the spreadsheet. */
export function simulatedRows({ years, lines }: SimulatedProperty): readonly Row[] {
  return years.map((year, place) => ({
    year,
    ...Object.fromEntries(lines.map(({ id, values }) => [id, values[place] ?? null])),
  }));
}
