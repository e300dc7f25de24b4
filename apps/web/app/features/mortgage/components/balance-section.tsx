import { useMemo } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import type { MortgageResult } from '../result.ts';
import { balanceChart } from '../schedule.ts';

const height = 400;

/** What is owed over the years, with and without extra repayments. */
export function BalanceSection({ result }: { readonly result: MortgageResult }) {
  const chart = useMemo(() => balanceChart(result), [result]);
  const withoutExtra = {
    id: 'without',
    name: chart.hasExtra ? 'Without extra repayments' : 'Owed',
    values: chart.withoutExtra,
    colour: chart.hasExtra ? 2 : 0,
    dashed: chart.hasExtra,
  };
  const withExtra = {
    id: 'with',
    name: 'With extra repayments',
    values: chart.withExtra,
    colour: 0,
    ...(chart.paidOffAfter !== null && { end: { x: chart.paidOffAfter, value: 0 } }),
  };
  return (
    <ChartCard
      title="What is owed over the years"
      summary={chart.summary}
      columns={chart.columns}
      rows={chart.rows}
      fileName="mortgage-balance"
      height={height}
      headingLevel={2}
    >
      <LineChart
        label="Balance owed at the end of each year"
        x={chart.years}
        xLabel={(year) => `Year ${year}`}
        xAxisLabel="Year of the loan"
        series={chart.hasExtra ? [withExtra, withoutExtra] : [withoutExtra]}
        axisLabel="Amount (AUD)"
        height={height}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
