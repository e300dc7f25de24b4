import { netOfGrossPercent } from '../rules/property.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type DashboardInputs, type DashboardSummary, dashboardSummary } from './dashboard-summary.ts';

/**
 * The working of `dashboardSummary`, one line for each card; the last amount is the equity in exact dollars. Throws as
 * `dashboardSummary` does.
 */
export function explainDashboardSummary(inputs: DashboardInputs): Working {
  const summary = dashboardSummary(inputs);
  return [...assetLines(inputs, summary), ...incomeLines(inputs, summary), ...debtLines(inputs, summary)];
}

function assetLines({ assets }: DashboardInputs, summary: DashboardSummary): Working {
  return [
    {
      label: 'Total assets',
      amount: summary.totalAssets,
      unit: 'dollars',
      formula: sumText(assets.map(({ currentValue }) => currentValue)),
    },
    {
      label: 'Total invested',
      amount: summary.totalInvested,
      unit: 'dollars',
      formula: sumText(assets.map(({ originalPrice }) => originalPrice)),
    },
    {
      label: 'Properties in your assets',
      amount: summary.propertyCount,
      unit: 'count',
      formula: 'assets of type Primary Home or Investment Property',
    },
  ];
}

function incomeLines({ profile }: DashboardInputs, summary: DashboardSummary): Working {
  const incomes = [
    profile.grossIncome,
    profile.assessWithPartner ? profile.partnerIncome : 0,
    summary.annualAssetIncome,
  ];
  const share = percentText(netOfGrossPercent.value);
  const repayments = amountText(summary.monthlyRepayments);
  return [
    { label: 'Gross income', amount: summary.grossIncome, unit: 'dollars-per-year', formula: sumText(incomes) },
    {
      label: 'Net income',
      amount: summary.netIncome,
      unit: 'dollars-per-year',
      formula: `${share} × ${amountText(summary.grossIncome)} − 12 × ${repayments}`,
      rule: netOfGrossPercent,
    },
    {
      label: 'Monthly investment cash flow',
      amount: summary.monthlyCashflow,
      unit: 'dollars-per-month',
      formula: `${amountText(summary.annualAssetIncome)} ÷ 12 − ${repayments}`,
    },
  ];
}

function debtLines({ liabilities }: DashboardInputs, summary: DashboardSummary): Working {
  return [
    {
      label: 'Monthly repayments',
      amount: summary.monthlyRepayments,
      unit: 'dollars-per-month',
      formula: 'each repayment × times a year ÷ 12, added up',
    },
    {
      label: 'Total liabilities',
      amount: summary.totalDebt,
      unit: 'dollars',
      formula: sumText(liabilities.map(({ loanBalance }) => loanBalance)),
    },
    {
      label: 'Equity',
      amount: summary.equity,
      unit: 'dollars',
      formula: `${amountText(summary.totalAssets)} − ${amountText(summary.totalDebt)}`,
    },
  ];
}

function sumText(amounts: readonly number[]): string {
  return amounts.length === 0 ? amountText(0) : amounts.map(amountText).join(' + ');
}
