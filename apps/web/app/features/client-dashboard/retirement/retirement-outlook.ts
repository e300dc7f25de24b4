import { defaultRetirementAge } from '@freehold/contract';
import { type PlanFigure, planFigures, planSummary, retirementInputs, todaysAmount } from '@freehold/domain';
import {
  assumedTaxPercent,
  explainRetirementPlan,
  incomeNeedPercent,
  inflationPercent,
  type RetirementPlan,
  type Rule,
  retirementAge,
  retirementAssets,
  retirementPlan,
  retirementYears,
  savingsReturnPercent,
  type Working,
} from '@freehold/finance';
import { decimal, percent } from '#app/lib/format.ts';
import type { ChartData } from '../shared/chart-data.ts';
import type { ClientRecord } from '../shared/client-record.ts';
import { type PieData, pieData } from '../shared/slices.ts';

/** Savings at each age until retirement, with and without future savings. */
export interface SavingsLines extends ChartData {
  readonly ages: readonly number[];
  readonly withSurplus: readonly number[];
  readonly existingOnly: readonly number[];
}

/** The figures that need the client's age. */
export interface RetirementFigures {
  readonly figures: readonly PlanFigure[];
  readonly savings: SavingsLines;
  readonly working: Working;
}

const savingsColumns = [
  { key: 'age', label: 'Age', kind: 'year' },
  { key: 'withSurplus', label: 'If you save your surplus, AUD', kind: 'money' },
  { key: 'withSurplusToday', label: 'In today’s dollars, AUD', kind: 'money' },
  { key: 'existingOnly', label: 'Existing savings only, AUD', kind: 'money' },
  { key: 'existingOnlyToday', label: 'In today’s dollars, AUD', kind: 'money' },
] as const;

/**
 * The plan with its chart; null without a date of birth. Only the client's own income counts (decision L-08). Today's
 * dollars use the plan's own inflation rate, so that the savings required are the same figure everywhere. Throws as
 * `retirementPlan` does.
 */
export function retirementFigures({ details, today }: ClientRecord): RetirementFigures | null {
  const inputs = retirementInputs(details, today);
  if (inputs === null) return null;
  const { profile } = details;
  const plan = retirementPlan(inputs);
  return {
    figures: planFigures(plan, profile.retirementPassiveIncomeGoal, 'you'),
    savings: savingsLines(plan),
    working: explainRetirementPlan(inputs),
  };
}

/** Assets the plan counts, as a pie, with the types it counts and leaves out. */
export function retirementComposition({ details }: Pick<ClientRecord, 'details'>): {
  readonly pie: PieData | null;
  readonly counted: readonly string[];
  readonly leftOut: readonly string[];
} {
  const { superAssets, investmentAssets, typesCounted, typesLeftOut } = retirementAssets(details.assets);
  const pie = pieData({
    amounts: [
      { name: 'Superannuation', amount: superAssets },
      { name: 'Investment', amount: investmentAssets },
    ],
    kindOf: (name) => (name === 'Superannuation' ? 'super' : 'investmentProperty'),
    nameLabel: 'Counted as',
    amountLabel: 'Current value, AUD',
  });
  return { pie, counted: typesCounted, leftOut: typesLeftOut.filter((type) => type !== '') };
}

/**
 * The client's own goal if it differs from the plan's retirement age, such as `your goal: 60`; otherwise null (decision
 * L-02).
 */
export function ageGoal({ details }: Pick<ClientRecord, 'details'>): string | null {
  const { desiredRetirementAge } = details.profile;
  return desiredRetirementAge === defaultRetirementAge ? null : `your goal: ${decimal(desiredRetirementAge)}`;
}

/** The plan's assumptions in words. */
export const planAssumptions: readonly string[] = [
  retirementAge,
  retirementYears,
  incomeNeedPercent,
  inflationPercent,
  savingsReturnPercent,
  assumedTaxPercent,
].map(assumptionText);

function assumptionText({ label, value, unit }: Rule<number>): string {
  const amount = unit.startsWith('percent') ? `${percent(value)}${unit.slice('percent'.length)}` : `${value}`;
  return `${label}: ${amount}${unit === 'years' && label.startsWith('Years') ? ' years' : ''}.`;
}

function inToday(amount: number, years: number): number | null {
  return todaysAmount({ amount, years }, inflationPercent.value);
}

function savingsLines(plan: RetirementPlan): SavingsLines {
  const { rows } = plan;
  return {
    ages: rows.map(({ age }) => age),
    withSurplus: rows.map(({ withSurplus }) => withSurplus),
    existingOnly: rows.map(({ existingOnly }) => existingOnly),
    summary: planSummary(plan, 'you'),
    columns: savingsColumns,
    rows: rows.map(({ age, withSurplus, existingOnly }, years) => ({
      age,
      withSurplus,
      withSurplusToday: inToday(withSurplus, years),
      existingOnly,
      existingOnlyToday: inToday(existingOnly, years),
    })),
  };
}
