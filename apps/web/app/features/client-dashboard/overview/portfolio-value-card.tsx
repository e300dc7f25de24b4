import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { chartHeight } from '../shared/chart-data.ts';
import { monthMark, monthName } from '../shared/month-text.ts';
import type { PortfolioValue } from './portfolio-value.ts';

interface PortfolioValueCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly history: PortfolioValue;
}

/** What the portfolio was worth month by month. */
export function PortfolioValueCard({
  title = 'Portfolio Value Over Time',
  description = "12-month history of your portfolio's total value",
  history,
}: PortfolioValueCardProps) {
  const { months, summary, columns, rows } = history;
  const monthAt = (place: number) => months[place]?.month ?? '';
  return (
    <ChartCard
      title={title}
      description={description}
      summary={summary}
      columns={columns}
      rows={rows}
      fileName="freehold-portfolio-value"
      height={chartHeight}
    >
      <LineChart
        label={title}
        x={months.map((_, place) => place)}
        xLabel={(place) => monthName(monthAt(place))}
        formatX={(place) => monthMark(monthAt(place))}
        xAxisLabel="Month"
        axisLabel="Value (AUD)"
        series={[{ id: 'value', name: 'Value', values: months.map(({ value }) => value) }]}
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
