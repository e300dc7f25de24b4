import {
  assumedTaxPercent,
  incomeNeedPercent,
  inflationPercent,
  retirementAge,
  retirementYears,
  savingsReturnPercent,
} from '../rules/retirement.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type RetirementInputs, type RetirementPlan, retirementPlan } from './retirement-plan.ts';

/** The working of `retirementPlan`; the last amount is the shortfall in exact dollars. Throws as `retirementPlan` does. */
export function explainRetirementPlan(inputs: RetirementInputs): Working {
  const plan = retirementPlan(inputs);
  return [...needLines(inputs, plan), ...savingLines(inputs, plan)];
}

function needLines({ age, grossIncome }: RetirementInputs, plan: RetirementPlan): Working {
  const needed = amountText(plan.annualIncomeNeeded);
  return [
    {
      label: 'Years to retirement',
      amount: plan.yearsToRetirement,
      unit: 'years',
      formula: `${retirementAge.value} − ${age}, not below 0`,
      rule: retirementAge,
    },
    {
      label: 'Income needed',
      amount: plan.annualIncomeNeeded,
      unit: 'dollars-per-year',
      formula: `${percentText(incomeNeedPercent.value)} × ${amountText(grossIncome)}`,
      rule: incomeNeedPercent,
    },
    {
      label: 'Income needed at retirement',
      amount: plan.annualIncomeNeededAtRetirement,
      unit: 'dollars-per-year',
      formula: `${needed} × (1 + ${percentText(inflationPercent.value)})^${plan.yearsToRetirement}`,
      rule: inflationPercent,
    },
    {
      label: 'Savings required, before investment returns in retirement',
      amount: plan.totalRequired,
      unit: 'dollars',
      formula: `${amountText(plan.annualIncomeNeededAtRetirement)} × ${retirementYears.value}`,
      rule: retirementYears,
    },
  ];
}

function savingLines(inputs: RetirementInputs, plan: RetirementPlan): Working {
  const spending = amountText(inputs.monthlyLivingExpenses + (inputs.monthlyRepayments ?? 0));
  return [
    {
      label: 'Saved each year',
      amount: plan.annualSavings,
      unit: 'dollars-per-year',
      formula: `${amountText(inputs.grossIncome)} × (100% − ${percentText(assumedTaxPercent.value)} tax) − 12 × ${spending}, not below $0`,
      rule: assumedTaxPercent,
    },
    {
      label: 'Projected savings',
      amount: plan.projectedSavings,
      unit: 'dollars',
      formula: `${amountText(plan.currentSavings)} growing ${percentText(savingsReturnPercent.value)} for ${plan.yearsToRetirement} years, ${amountText(plan.annualSavings)} added each year`,
      rule: savingsReturnPercent,
    },
    {
      label: 'Shortfall',
      amount: plan.shortfall,
      unit: 'dollars',
      formula: `${amountText(plan.totalRequired)} − ${amountText(plan.projectedSavings)}, not below $0`,
    },
  ];
}
