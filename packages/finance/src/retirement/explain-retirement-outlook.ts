import { growthRates } from '../rules/growth.ts';
import { incomeNeedPercent, savingsReturnPercent } from '../rules/retirement.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type OutlookInputs, type RetirementOutlook, retirementOutlook } from './retirement-outlook.ts';

/** The working of `retirementOutlook`; the last amount is the shortfall in today's dollars. Throws as it does. */
export function explainRetirementOutlook(inputs: OutlookInputs): Working {
  const outlook = retirementOutlook(inputs);
  return [...countedLines(outlook), ...surplusLines(inputs, outlook), ...resultLines(inputs, outlook)];
}

function countedLines({ savings, propertyValue, propertyLoans, countedToday }: RetirementOutlook): Working {
  const parts = [savings, propertyValue].map(amountText).join(' + ');
  return [
    {
      label: 'Counted today: savings and investment property by share, less its loans',
      amount: countedToday,
      unit: 'dollars',
      formula: `${parts} − ${amountText(propertyLoans)}`,
    },
  ];
}

function surplusLines({ incomes }: OutlookInputs, outlook: RetirementOutlook): Working {
  const { surplus, annualTax, assetIncome, annualSpending } = outlook;
  const earned = incomes.flatMap(({ gross, nonTaxable }) => (nonTaxable > 0 ? [gross, nonTaxable] : [gross]));
  return [
    {
      label: 'Left over in a year',
      amount: surplus,
      unit: 'dollars-per-year',
      formula: `${earned.map(amountText).join(' + ')} + ${amountText(assetIncome)} from assets − ${amountText(annualTax)} tax − ${amountText(annualSpending)} living costs and repayments`,
    },
  ];
}

function resultLines(inputs: OutlookInputs, outlook: RetirementOutlook): Working {
  const { yearsToRetirement, yearsInRetirement, incomeNeeded, required, projected, projectedThen } = outlook;
  const gross = inputs.incomes.map((income) => amountText(income.gross)).join(' + ');
  const saved = inputs.countsSurplus ? Math.max(0, outlook.surplus) : 0;
  return [
    {
      label: 'Income needed, in today’s dollars',
      amount: incomeNeeded,
      unit: 'dollars-per-year',
      formula: outlook.isOwnGoal ? 'your own goal' : `${percentText(incomeNeedPercent.value)} × (${gross})`,
      ...(outlook.isOwnGoal ? {} : { rule: incomeNeedPercent }),
    },
    {
      label: 'Required, in today’s dollars',
      amount: required,
      unit: 'dollars',
      formula: `${amountText(incomeNeeded)} × ${yearsInRetirement} years`,
    },
    {
      label: 'Projected, in the dollars of that year',
      amount: projectedThen,
      unit: 'dollars',
      formula: `savings at ${percentText(savingsReturnPercent.value)}, property at ${percentText(growthRates.value.medium)}, loans by their repayments, ${amountText(saved)} saved a year and rising with prices, for ${yearsToRetirement} years`,
      rule: savingsReturnPercent,
    },
    {
      label: 'Projected, in today’s dollars',
      amount: projected,
      unit: 'dollars',
      formula: `${amountText(projectedThen)} ÷ (1 + ${percentText(inputs.inflation)})^${yearsToRetirement}`,
    },
    {
      label: 'Shortfall, in today’s dollars',
      amount: outlook.shortfall,
      unit: 'dollars',
      formula: `${amountText(required)} − ${amountText(projected)}, not below $0`,
    },
  ];
}
