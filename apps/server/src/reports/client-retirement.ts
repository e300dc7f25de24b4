import { type ClientDetails, moneyText } from '@freehold/contract';
import {
  monthlyRepaymentsOf,
  presentValueRate,
  type RetirementInputs,
  type RetirementPlan,
  retirementAge,
  retirementAssets,
  retirementPlan,
} from '@freehold/finance';
import { todaysNote } from './figure-text.ts';
import type { ReportPart, ReportRow } from './report.ts';

/** The retirement plan of a client and what it was worked out from. */
export interface Retirement {
  readonly inputs: RetirementInputs;
  readonly plan: RetirementPlan;
}

// The oldest age the plan takes; from the retirement age on it makes no difference.
const oldestAge = 120;

/** The plan on a day (ISO); null without a date of birth. Throws as `retirementPlan` does. */
export function retirementOf({ profile, assets, liabilities }: ClientDetails, today: string): Retirement | null {
  if (profile.dateOfBirth === '') return null;
  const { superAssets, investmentAssets } = retirementAssets(assets);
  const inputs = {
    age: Math.min(oldestAge, Number(today.slice(0, 4)) - Number(profile.dateOfBirth.slice(0, 4))),
    grossIncome: profile.grossIncome,
    superAssets,
    investmentAssets,
    monthlyLivingExpenses: profile.monthlyLivingExpenses,
    monthlyRepayments: monthlyRepaymentsOf(liabilities),
  };
  return { inputs, plan: retirementPlan(inputs) };
}

/** What a report shows of the plan; that it needs a date of birth where there is none. */
export function retirementParts(retirement: Retirement | null, { profile }: ClientDetails): ReportPart[] {
  if (retirement === null) {
    return [
      { kind: 'list', title: 'Retirement', items: ['These figures need a date of birth, which is not on record.'] },
    ];
  }
  const { plan } = retirement;
  return [
    { kind: 'rows', title: 'Retirement', rows: planRows(plan, profile.retirementPassiveIncomeGoal) },
    ...(plan.yearsToRetirement > 0 ? [savingsLines(plan)] : []),
  ];
}

function planRows(plan: RetirementPlan, goal: number): ReportRow[] {
  const years = plan.yearsToRetirement;
  const then = (label: string, amount: number): ReportRow => ({
    label,
    value: moneyText(amount),
    ...todaysNote(amount, years, presentValueRate.value),
  });
  return [
    { label: 'Years to retirement', note: `to age ${retirementAge.value}`, value: String(years) },
    { label: 'Savings that count today', value: moneyText(plan.currentSavings) },
    {
      label: 'Income needed a year, in today’s prices',
      note: goal > 0 ? `own goal: ${moneyText(goal)} a year` : 'no goal of their own is on record',
      value: moneyText(plan.annualIncomeNeeded),
    },
    then('Income needed at retirement, a year', plan.annualIncomeNeededAtRetirement),
    then('Savings required', plan.totalRequired),
    then('Projected savings, if the surplus is saved', plan.projectedSavings),
    then('Projected savings, existing savings only', plan.existingSavingsOnly),
    then('Shortfall', plan.shortfall),
  ];
}

function savingsLines({ rows, projectedSavings, existingSavingsOnly }: RetirementPlan): ReportPart {
  return {
    kind: 'lines',
    title: 'Savings to retirement',
    summary: `At ${retirementAge.value}: ${moneyText(projectedSavings)} if the surplus is saved, ${moneyText(existingSavingsOnly)} with existing savings only.`,
    across: 'Age',
    lines: [
      {
        name: 'If the surplus is saved',
        points: rows.map(({ age, withSurplus }): [number, number] => [age, withSurplus]),
      },
      {
        name: 'Existing savings only',
        points: rows.map(({ age, existingOnly }): [number, number] => [age, existingOnly]),
      },
    ],
  };
}
