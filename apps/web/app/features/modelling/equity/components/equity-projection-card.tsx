import { useState } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import layout from '../../shared/components/layout.module.css';
import { YearTable } from '../../shared/components/year-table.tsx';
import { amountAxis, chartHeight, yearText } from '../../shared/year-chart.ts';
import { equityColumns, equityLines, equitySheetColumns, equitySheetRows, equityTable } from '../equity-series.ts';
import type { EquityView } from '../equity-view.ts';

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
