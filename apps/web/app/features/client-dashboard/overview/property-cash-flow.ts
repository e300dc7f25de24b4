import type { ClientDetails } from '@freehold/contract';
import { type CashFlowMonth, cashFlowSeries, explainCashFlowSeries, type Working } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import type { ChartData } from '../shared/chart-data.ts';
import type { ClientRecord } from '../shared/client-record.ts';
import { monthName } from '../shared/month-text.ts';

export interface PropertyCashFlow extends ChartData {
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
 * Rents of the client's properties against the repayments of mortgages, in the month of today (decision X-05). What the months
 * before brought is on no record, so none is drawn (decision Y-18); null where there are neither. Throws as `cashFlowSeries` does.
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
