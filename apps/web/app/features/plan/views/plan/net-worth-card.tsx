import { kindColours, type PlanYearView } from '@freehold/domain';
import { lazy } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { netWorthChart } from './net-worth-chart.ts';

const StackChart = lazy(() => import('#app/charts/stack-chart.tsx').then((module) => ({ default: module.StackChart })));

interface NetWorthCardProps {
  readonly years: readonly PlanYearView[];
  /** Of the plan itself, where an option is shown. */
  readonly beside: readonly PlanYearView[] | null;
  readonly dollars: Dollars;
}

/** Net worth at the end of each financial year, with what it is made of. */
export function NetWorthCard({ years, beside, dollars }: NetWorthCardProps) {
  const { title, summary, columns, rows, series } = netWorthChart({ years, beside, dollars });
  const ends = years.map((year) => year.ends);
  const nameOf = (end: number) => years.find((year) => year.ends === end)?.financialYear ?? '';
  return (
    <ChartCard
      isOnTop
      headingLevel={2}
      title={title}
      summary={summary}
      columns={columns}
      rows={rows}
      fileName="freehold-plan-net-worth"
      height={360}
    >
      <StackChart
        label={title}
        x={ends}
        xLabel={(end) => `30 June ${end} (${nameOf(end)})`}
        axisLabel={dollars === 'today' ? 'Today’s AUD' : 'AUD of each year'}
        series={series.map((one) => ({ ...one, colour: kindColours[one.colour] }))}
        height={360}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
