import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { chartHeight } from '../shared/chart-data.ts';
import { monthMark } from '../shared/month-text.ts';
import css from './cash-flow-card.module.css';
import type { PropertyCashFlow } from './property-cash-flow.ts';

interface CashFlowCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly flow: PropertyCashFlow;
}

/** Income and expenses of the properties, side by side for each month; the tooltip has an empty label. */
export function CashFlowCard({
  title = 'Cash Flow Summary',
  description = 'Monthly income vs. expenses from your properties',
  flow,
}: CashFlowCardProps) {
  const { months, summary, columns, rows } = flow;
  const series = [
    { id: 'income', name: 'Income', values: months.map(({ income }) => income) },
    { id: 'expenses', name: 'Expenses', values: months.map(({ expenses }) => expenses) },
  ];
  return (
    <div className={css.colours}>
      <ChartCard
        title={title}
        description={description}
        summary={summary}
        columns={columns}
        rows={rows}
        fileName="freehold-cash-flow"
        height={chartHeight}
      >
        <GroupedBars
          label={title}
          groups={months.map(({ month }) => monthMark(month))}
          series={series}
          xAxisLabel="Month"
          axisLabel="Amount (AUD)"
          height={chartHeight}
          format={money}
          formatTick={compactMoney}
          hasTooltipHead={false}
        />
      </ChartCard>
    </div>
  );
}
