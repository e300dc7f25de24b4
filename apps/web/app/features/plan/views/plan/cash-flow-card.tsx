import { kindColours, leftOverLabel, type PlanYearView } from '@freehold/domain';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { cashFlowChart } from './cash-flow-chart.ts';

interface CashFlowCardProps {
  readonly years: readonly PlanYearView[];
  readonly dollars: Dollars;
}

/** What each financial year leaves in cash before amounts that come once. */
export function CashFlowCard({ years, dollars }: CashFlowCardProps) {
  const { title, summary, columns, rows, leftOver } = cashFlowChart(years, dollars);
  return (
    <ChartCard
      headingLevel={2}
      title={title}
      description="What is bought, sold, renovated, received or paid once is not in it; the tax of a sale is."
      summary={summary}
      columns={columns}
      rows={rows}
      fileName="freehold-plan-cash"
      height={300}
    >
      <GroupedBars
        label={title}
        groups={years.map(({ financialYear }) => financialYear)}
        shortGroups={years.map(({ ends }) => String(ends))}
        axisLabel={dollars === 'today' ? 'Today’s AUD' : 'AUD of each year'}
        series={[{ id: 'leftOver', name: leftOverLabel, colour: kindColours.cashFlow, values: leftOver }]}
        height={300}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
