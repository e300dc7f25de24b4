import type { ClientDetails } from '@freehold/contract';
import { kindColours } from '@freehold/domain';
import { type CashFlowMonth, cashFlowSeries, explainCashFlowSeries, type Working } from '@freehold/finance';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { type ChartData, chartHeight } from '../shared/chart-data.ts';
import type { ClientRecord } from '../shared/client-record.ts';
import { monthMark, monthName } from '../shared/month-text.ts';

interface PropertyCashFlow extends ChartData {
  readonly months: readonly CashFlowMonth[];
  readonly working: Working;
}

const propertyTypes: readonly string[] = ['Primary Home', 'Investment Property'];

const columns = [
  { key: 'month', label: 'Month', kind: 'text' },
  { key: 'income', label: 'Income, AUD', kind: 'money' },
  { key: 'expenses', label: 'Expenses, AUD', kind: 'money' },
] as const;

/**
 * Rent from the client's properties against mortgage repayments, for the current month (decision X-05). Earlier months
 * are not recorded, so none are drawn (decision Y-18); null if there is neither rent nor repayment. Throws as
 * `cashFlowSeries` does.
 */
export function propertyCashFlow({ details, today }: ClientRecord): PropertyCashFlow | null {
  const inputs = { ...propertyPartOf(details), today, months: 1 };
  const months = cashFlowSeries(inputs);
  const month = months.at(-1);
  if (month === undefined) return null;
  return {
    months,
    summary:
      `${money(month.income)} of rent against ${money(month.expenses)} of mortgage repayments a month, at the amounts ` +
      'in your details today. Earlier months are not on record, so none are drawn.',
    columns,
    rows: months.map(({ month: name, income, expenses }) => ({ month: monthName(name), income, expenses })),
    working: explainCashFlowSeries(inputs),
  };
}

function propertyPartOf({ assets, liabilities }: ClientDetails) {
  return {
    assets: assets.filter(({ assetType }) => propertyTypes.includes(assetType)),
    liabilities: liabilities.filter(({ liabilityType }) => liabilityType === 'Mortgage'),
  };
}

interface CashFlowCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly flow: PropertyCashFlow;
}

/** Income and expenses of the properties side by side for each month; the tooltip has no heading. */
export function CashFlowCard({
  title = 'Cash Flow Summary',
  description = 'Monthly income vs. expenses from your properties',
  flow,
}: CashFlowCardProps) {
  const { months, summary, columns, rows } = flow;
  const series = [
    { id: 'income', name: 'Income', colour: kindColours.income, values: months.map(({ income }) => income) },
    { id: 'expenses', name: 'Expenses', colour: kindColours.expenses, values: months.map(({ expenses }) => expenses) },
  ];
  return (
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
  );
}
