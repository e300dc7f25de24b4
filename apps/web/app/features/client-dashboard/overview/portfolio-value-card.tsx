import type { RecordedValuation } from '@freehold/contract';
import { kindColours } from '@freehold/domain';
import { valueHistory } from '@freehold/finance';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { type ChartData, chartHeight } from '../shared/chart-data.ts';
import { monthMark, monthName } from '../shared/month-text.ts';

/** One month of the portfolio's value; null before the first valuation. */
interface ValueMonth {
  /** `2026-11`. */
  readonly month: string;
  readonly value: number | null;
}

interface PortfolioValue extends ChartData {
  readonly months: readonly ValueMonth[];
}

const columns = [
  { key: 'month', label: 'Month', kind: 'text' },
  { key: 'value', label: 'Value, AUD', kind: 'money' },
] as const;

/**
 * The portfolio's value at the end of each of the last 12 months, or null if nothing has been valued. Months before the
 * first valuation are gaps, not zero. Throws as `valueHistory` does.
 */
export function portfolioValue(valuations: readonly RecordedValuation[], today: string): PortfolioValue | null {
  const dates = valuations.map(({ date }) => date).sort();
  const [first] = dates;
  if (first === undefined) return null;
  // The server's day is Sydney's, and may be tomorrow here.
  const months = valueHistory({ valuations, today: [...dates, today].sort().at(-1) ?? today }).map(
    ({ month, date, value }) => ({
      month,
      value: date < first ? null : value,
    }),
  );
  return {
    months,
    summary: summaryOf(months),
    columns,
    rows: months.map(({ month, value }) => ({ month: monthName(month), value })),
  };
}

function summaryOf(months: readonly ValueMonth[]): string {
  const known = months.flatMap(({ month, value }) => (value === null ? [] : [{ month, value }]));
  const [start, end] = [known[0], known.at(-1)];
  if (start === undefined || end === undefined) return '';
  const now = `${money(end.value)} in ${monthName(end.month)}`;
  if (start === end) return `${now}, the first month with a recorded value. The line grows month by month.`;
  return `${now}; ${money(start.value)} in ${monthName(start.month)}.`;
}

interface PortfolioValueCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly history: PortfolioValue;
}

/** Portfolio value by month. */
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
        series={[{ id: 'value', name: 'Value', colour: kindColours.assets, values: months.map(({ value }) => value) }]}
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
