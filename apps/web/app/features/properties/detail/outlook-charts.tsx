import type { Property } from '@freehold/contract';
import type { ReactNode } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { AreaChart, LineChart } from '#app/charts/lazy-charts.ts';
import { money, percent } from '#app/lib/format.ts';
import screen from '../shared/screen.module.css';
import { type Outlook, valueProjection, yieldTrend } from './outlook.ts';
import css from './outlook-charts.module.css';

// 20rem, as the charts of the dashboard (specification section 2).
const height = 320;
const yearText = (year: number) => `Year ${year}`;

const value = { label: 'Value', axisLabel: 'Value (AUD)', format: money, formatTick: compactMoney };
const rentalYield = { label: 'Yield on today’s price', axisLabel: 'Yield (% a year)', format: percent };

/** The years ahead of a property, worked out from its own figures. */
export function OutlookCharts({ property }: { readonly property: Property }) {
  const projection = valueProjection(property);
  const trend = yieldTrend(property);
  return (
    <div className={css.charts}>
      <OutlookCard title="Value projection" outlook={projection} fileName="freehold-value-projection">
        {(ready) => <LineChart {...axisOf(ready)} {...value} series={lineOf(ready, value.label)} />}
      </OutlookCard>
      <OutlookCard title="Rental yield trend" outlook={trend} fileName="freehold-rental-yield-trend">
        {(ready) => <AreaChart {...axisOf(ready)} {...rentalYield} series={lineOf(ready, rentalYield.label)} />}
      </OutlookCard>
    </div>
  );
}

type ReadyOutlook = Extract<Outlook, { kind: 'ready' }>;

function axisOf({ years }: ReadyOutlook) {
  return { x: years, xLabel: yearText, xAxisLabel: 'Years from today', height };
}

function lineOf({ values }: ReadyOutlook, name: string) {
  return [{ id: 'outlook', name, values }];
}

interface OutlookCardProps {
  readonly title: string;
  readonly outlook: Outlook;
  readonly fileName: string;
  readonly children: (ready: ReadyOutlook) => ReactNode;
}

function OutlookCard({ title, outlook, fileName, children }: OutlookCardProps) {
  if (outlook.kind === 'missing') {
    return (
      <section className={`fh-card ${screen.card}`}>
        <h2>{title}</h2>
        <p className={screen.quiet}>This chart needs the {outlook.what}, which is not provided for this property.</p>
      </section>
    );
  }
  const { summary, assumption, columns, rows } = outlook;
  return (
    <div className={css.chart}>
      <ChartCard
        title={title}
        summary={summary}
        columns={columns}
        rows={rows}
        fileName={fileName}
        height={height}
        headingLevel={2}
      >
        {children(outlook)}
      </ChartCard>
      <p className={screen.quiet}>{assumption}</p>
    </div>
  );
}
