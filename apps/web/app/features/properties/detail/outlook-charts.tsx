import type { Property } from '@freehold/contract';
import { type ChartKind, kindColours } from '@freehold/domain';
import { assignedValueYears, propertyFinancials, propertyValue, propertyValueYears } from '@freehold/finance';
import type { ReactNode } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { AreaChart, LineChart } from '#app/charts/lazy-charts.ts';
import { money, percent, rate } from '#app/lib/format.ts';
import { missingNumbers, type PropertyNumbers } from '../shared/property-numbers.ts';
import screenClasses from '../shared/screen.module.css';
import css from './outlook-charts.module.css';

/** A projection chart, or the reason it cannot be drawn. */
type Outlook =
  | { readonly kind: 'missing'; readonly what: string }
  | {
      readonly kind: 'ready';
      readonly years: readonly number[];
      readonly values: readonly number[];
      /** The chart in one sentence. */
      readonly summary: string;
      /** Its assumptions. */
      readonly assumption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
    };

/** Starts today and covers the same years as the assign calculator. */
const years: readonly number[] = Array.from({ length: assignedValueYears + 1 }, (_, year) => year);

/** The value of a property year by year, from today's price (decision B-30). */
export function valueProjection({ price, growthRate }: Omit<PropertyNumbers, 'rentalYield'>): Outlook {
  if (price === null || growthRate === null) return { kind: 'missing', what: missingNumbers({ price, growthRate }) };
  const valueAfter = (year: number) => propertyValue({ price, growthPct: growthRate, years: year });
  return {
    kind: 'ready',
    ...series(valueAfter, { key: 'value', label: 'Value', kind: 'money' }),
    summary:
      `${money(price)} today grows to ${money(valueAfter(propertyValueYears))} in ${propertyValueYears} years ` +
      `and ${money(valueAfter(assignedValueYears))} in ${assignedValueYears}.`,
    assumption: `Assumes growth of ${rate(growthRate)} every year, compounding yearly. An illustration, not a forecast.`,
  };
}

/** The yield on today's price year by year, the rent growing like the value (decisions B-30, X-07). */
export function yieldTrend({ price, growthRate, rentalYield }: PropertyNumbers): Outlook {
  if (price === null || growthRate === null || rentalYield === null) {
    return { kind: 'missing', what: missingNumbers({ price, growthRate, rentalYield }) };
  }
  if (price === 0) return { kind: 'missing', what: 'price' };
  const { annualRentalIncome } = propertyFinancials({ price, growthRate, rentalYield });
  const yieldAfter = (year: number) =>
    (propertyValue({ price: annualRentalIncome, growthPct: growthRate, years: year }) / price) * 100;
  return {
    kind: 'ready',
    ...series(yieldAfter, { key: 'yield', label: 'Yield on today’s price', kind: 'percent' }),
    summary:
      `A yield of ${rate(rentalYield)} today becomes ${percent(yieldAfter(propertyValueYears))} of today’s price ` +
      `in ${propertyValueYears} years and ${percent(yieldAfter(assignedValueYears))} in ${assignedValueYears}.`,
    assumption: `Assumes that the rent grows like the value, ${rate(growthRate)} every year, without vacancies. An illustration, not a forecast.`,
  };
}

function series(valueAfter: (year: number) => number, column: Column) {
  const values = years.map(valueAfter);
  const columns: readonly Column[] = [{ key: 'year', label: 'Year', kind: 'year' }, column];
  return { years, values, columns, rows: years.map((year) => ({ year, [column.key]: values[year] ?? null })) };
}

// 20rem, like the charts of the dashboard (specification section 2).
const height = 320;
const yearText = (year: number) => `Year ${year}`;

const value = { label: 'Value', axisLabel: 'Value (AUD)', format: money, formatTick: compactMoney };
const rentalYield = { label: 'Yield on today’s price', axisLabel: 'Yield (% a year)', format: percent };

/** Projection charts of a property from its own figures. */
export function OutlookCharts({ property }: { readonly property: Property }) {
  const projection = valueProjection(property);
  const trend = yieldTrend(property);
  return (
    <div className={css.charts}>
      <OutlookCard title="Value projection" outlook={projection} fileName="freehold-value-projection">
        {(ready) => <LineChart {...axisOf(ready)} {...value} series={lineOf(ready, value.label, 'propertyValue')} />}
      </OutlookCard>
      <OutlookCard title="Rental yield trend" outlook={trend} fileName="freehold-rental-yield-trend">
        {(ready) => <AreaChart {...axisOf(ready)} {...rentalYield} series={lineOf(ready, rentalYield.label, 'rent')} />}
      </OutlookCard>
    </div>
  );
}

type ReadyOutlook = Extract<Outlook, { kind: 'ready' }>;

function axisOf({ years }: ReadyOutlook) {
  return { x: years, xLabel: yearText, xAxisLabel: 'Years from today', height };
}

function lineOf({ values }: ReadyOutlook, name: string, kind: ChartKind) {
  return [{ id: 'outlook', name, colour: kindColours[kind], values }];
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
      <section className={`fh-card ${screenClasses.card}`}>
        <h2>{title}</h2>
        <p className={screenClasses.quiet}>
          This chart needs the {outlook.what}, which is not provided for this property.
        </p>
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
      <p className={screenClasses.quiet}>{assumption}</p>
    </div>
  );
}
