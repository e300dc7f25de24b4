import { growthPercents } from '../property/growth-percents.ts';
import { equityDepositPercent, governmentGuaranteePercent } from '../rules/equity.ts';
import { growthRates } from '../rules/growth.ts';
import { ruleWhere } from '../rules/rule.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type EquityInputs, equityProjection } from './equity-projection.ts';

/**
 * The working of `equityProjection` for its last year; the last amount is that year's equity in exact dollars. Throws as
 * `equityProjection` does.
 */
export function explainEquityProjection(inputs: EquityInputs): Working {
  const result = equityProjection(inputs);
  const last = result.rows.at(-1);
  if (last === undefined) return [];
  const price = amountText(inputs.propertyValue);
  const growth = growthPercents(inputs.growthRates)[inputs.growthRate];
  return [
    {
      label: 'Deposit',
      amount: result.deposit,
      unit: 'dollars',
      formula: `${price} × ${percentText(equityDepositPercent.value)}`,
      rule: equityDepositPercent,
    },
    { label: 'Loan', amount: result.loan, unit: 'dollars', formula: `${price} − ${amountText(result.deposit)}` },
    {
      label: 'Guaranteed to the lender in year 1',
      amount: result.guaranteeYear1,
      unit: 'dollars',
      formula: `${price} × ${percentText(governmentGuaranteePercent.value)}; the loan stays ${amountText(result.loan)}`,
      rule: governmentGuaranteePercent,
    },
    {
      label: 'Monthly repayment',
      amount: result.monthlyRepayment,
      unit: 'dollars-per-month',
      formula: `${inputs.loanType === 'interest_only' ? 'interest only' : 'principal and interest'} at ${percentText(inputs.interestRate)} over ${inputs.termYears} years`,
    },
    {
      label: `Value in year ${last.year}`,
      amount: last.value,
      unit: 'dollars',
      formula: `${price} × (1 + ${percentText(growth)})^${last.year}`,
      ...ruleWhere(growth === growthRates.value[inputs.growthRate], growthRates),
    },
    {
      label: `Equity in year ${last.year}`,
      amount: last.equity,
      unit: 'dollars',
      formula: `${amountText(last.value)} − ${amountText(last.debt)} debt`,
    },
  ];
}
