import { figureOf, kindColours, todaysAmount } from '@freehold/domain';
import { useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import type { LineSeries } from '#app/charts/series.ts';
import { money } from '#app/lib/format.ts';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import layout from '../shared/layout.module.css';
import { amountAxis, chartHeight, type YearRow, YearTable, yearText } from '../shared/year-table.tsx';
import type { EquityView } from './equity-view.ts';

/** Headings of the table after the year. */
const equityColumns = ['Property value', 'Debt', 'Equity'] as const;

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
    { id: 'value', name: 'Property value', colour: kindColours.propertyValue, values: rows.map(({ value }) => value) },
    { id: 'debt', name: 'Debt', colour: kindColours.debt, values: rows.map(({ debt }) => debt) },
    { id: 'equity', name: 'Equity', colour: kindColours.equity, values: rows.map(({ equity }) => equity) },
  ];
}

/** Columns of the graph's own table and of the spreadsheet. */
const equitySheetColumns: readonly Column[] = [
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

const tabs = [
  { id: 'graph', label: 'Graph' },
  { id: 'table', label: 'Table' },
] as const;

/** The projection year by year, as a graph or as a table. */
export function EquityProjectionCard({ view }: { readonly view: EquityView }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('graph');
  const title = 'Value, debt and equity over 30 years';
  return (
    <div className="fh-no-print">
      <TabList label="Projection as" prefix="equity-view" tabs={tabs} value={tab} onChange={setTab} isInner />
      <TabPanel prefix="equity-view" id={tab}>
        {tab === 'graph' ? (
          <ChartCard
            title={title}
            summary={view.summary}
            columns={equitySheetColumns}
            rows={equitySheetRows(view)}
            fileName="freehold-equity-projection"
            height={chartHeight}
            headingLevel={2}
          >
            <LineChart
              label={title}
              x={view.projection.rows.map(({ year }) => year)}
              xLabel={yearText}
              series={equityLines(view)}
              axisLabel={amountAxis}
              xAxisLabel="Year"
              height={chartHeight}
              format={money}
              formatTick={compactMoney}
            />
          </ChartCard>
        ) : (
          <section className={`fh-card fh-far-down ${layout.card}`} aria-labelledby="equity-table">
            <h2 id="equity-table">{title}</h2>
            <p className={layout.text}>{view.summary}</p>
            <YearTable caption={title} columns={equityColumns} rows={equityTable(view)} />
          </section>
        )}
      </TabPanel>
    </div>
  );
}
