import { borrowingCapacity, maritalStatuses } from '../borrowing/borrowing-capacity.ts';
import { allocation } from '../household/allocation.ts';
import { annualisedIncome } from '../household/annualised-income.ts';
import { cashFlowSeries } from '../household/cash-flow-series.ts';
import { creditUtilisation } from '../household/credit-utilisation.ts';
import { type AssetRecord, dashboardSummary, type LiabilityRecord } from '../household/dashboard-summary.ts';
import { valueHistory } from '../household/value-history.ts';
import { marketReality } from '../market/market-reality.ts';
import { retirementAssets } from '../retirement/retirement-assets.ts';
import { retirementPlan } from '../retirement/retirement-plan.ts';
import { recordFrequencies } from '../units/frequency.ts';
import type { Areas } from './area.ts';
import type { Inputs } from './inputs.ts';

/** A client's figures: borrowing, summary cards, tabs and charts. */
export const householdAreas: Areas = {
  'borrowing.capacity': (inputs) => ({
    ...borrowingCapacity({
      grossIncome: inputs.number('grossIncome'),
      maritalStatus: inputs.oneOf('maritalStatus', maritalStatuses),
      partnerIncome: inputs.numberOrNull('partnerIncome'),
      dependants: inputs.number('dependants', 0),
      existingLoans: inputs.number('existingLoans', 0),
    }),
  }),
  'dashboard.annualise': (inputs) => ({
    annual: annualisedIncome({
      amount: inputs.number('amount'),
      frequency: inputs.oneOf('frequency', recordFrequencies),
    }),
  }),
  'dashboard.summary': (inputs) => {
    const profile = inputs.object('profile');
    return {
      ...dashboardSummary({
        profile: {
          grossIncome: profile.number('grossIncome', 0),
          partnerIncome: profile.number('partnerIncome', 0),
          assessWithPartner: profile.flag('assessWithPartner', false),
        },
        assets: inputs.objects('assets').map(asset),
        liabilities: inputs.objects('liabilities').map(liability),
      }),
    };
  },
  'dashboard.allocation': (inputs) => ({
    slices: allocation(
      inputs.objects('amounts').map((entry) => ({ name: entry.text('name'), amount: entry.number('amount') })),
    ),
  }),
  'dashboard.valueHistory': (inputs) => ({
    points: valueHistory({
      valuations: inputs.objects('valuations').map((entry) => ({
        assetId: entry.text('assetId'),
        date: entry.text('date'),
        value: entry.number('value'),
      })),
      today: inputs.text('today'),
      months: inputs.number('months', 12),
    }),
  }),
  'dashboard.cashFlow': (inputs) => ({
    months: cashFlowSeries({
      assets: inputs.objects('assets').map(asset),
      liabilities: inputs.objects('liabilities').map(liability),
      today: inputs.text('today'),
      months: inputs.number('months', 12),
    }),
  }),
  'liabilities.creditUtilisation': (inputs) => ({
    ...creditUtilisation(
      inputs.objects('liabilities').map((entry) => ({
        loanBalance: entry.number('loanBalance', 0),
        limitAmount: entry.number('limitAmount', 0),
      })),
    ),
  }),
  'retirement.project': (inputs) => ({
    ...retirementPlan({
      age: inputs.number('age'),
      grossIncome: inputs.number('grossIncome'),
      superAssets: inputs.number('superAssets', 0),
      investmentAssets: inputs.number('investmentAssets', 0),
      monthlyLivingExpenses: inputs.number('monthlyLivingExpenses', 0),
      monthlyRepayments: inputs.number('monthlyRepayments', 0),
    }),
  }),
  'retirement.assets': (inputs) => ({
    ...retirementAssets(
      inputs.objects('assets').map((entry) => ({
        assetType: entry.text('assetType'),
        currentValue: entry.number('currentValue', 0),
      })),
    ),
  }),
  'modelling.marketReality': (inputs) => ({
    ...marketReality(inputs.has('counts') ? inputs.numbers('counts') : undefined),
  }),
};

function asset(entry: Inputs): AssetRecord {
  return {
    assetType: entry.text('assetType', 'Other'),
    currentValue: entry.number('currentValue', 0),
    originalPrice: entry.number('originalPrice', 0),
    incomeAmount: entry.number('incomeAmount', 0),
    incomeFrequency: entry.text('incomeFrequency', 'Monthly'),
  };
}

function liability(entry: Inputs): LiabilityRecord {
  return {
    loanBalance: entry.number('loanBalance', 0),
    limitAmount: entry.number('limitAmount', 0),
    repaymentAmount: entry.number('repaymentAmount', 0),
    repaymentFrequency: entry.text('repaymentFrequency', 'Monthly'),
  };
}
