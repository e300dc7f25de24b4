import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { cashFlowSeries } from './cash-flow-series.ts';
import { annualIncomeOf } from './dashboard-summary.ts';

/**
 * The working of `cashFlowSeries`, whose months are all alike; the last amount is a month's surplus. Empty without
 * income and repayments. Throws as `cashFlowSeries` does.
 */
export function explainCashFlowSeries(inputs: Parameters<typeof cashFlowSeries>[0]): Working {
  const [month] = cashFlowSeries(inputs);
  if (month === undefined) return [];
  const unit = 'dollars-per-month';
  return [
    {
      label: 'Income of the assets',
      amount: month.income,
      unit,
      formula: `${amountText(annualIncomeOf(inputs.assets))} ÷ 12`,
    },
    {
      label: 'Repayments',
      amount: month.expenses,
      unit,
      formula: `each of ${inputs.liabilities.length} repayments × times a year ÷ 12, added up`,
    },
    {
      label: 'Left each month',
      amount: month.income - month.expenses,
      unit,
      formula: `${amountText(month.income)} − ${amountText(month.expenses)}`,
    },
  ];
}
