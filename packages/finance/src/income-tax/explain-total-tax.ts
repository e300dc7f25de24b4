import type { TaxYear } from '../rules/income-tax.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { explainIncomeTax } from './explain-income-tax.ts';
import { totalTax } from './total-tax.ts';

/**
 * The working of `totalTax`; the last amount is the total tax in exact dollars. Null for a year without a rule. Throws as
 * `totalTax` does.
 */
export function explainTotalTax(inputs: {
  readonly taxableIncome: number;
  readonly financialYear: TaxYear;
}): Working | null {
  const result = totalTax(inputs);
  if (result.status === 'no-rule') return null;
  const offsets = result.lowIncomeOffset + result.lowMiddleIncomeOffset;
  return [
    ...explainIncomeTax(inputs),
    {
      label: 'Low income offsets',
      amount: offsets,
      unit: 'dollars-per-year',
      formula: `${amountText(result.lowIncomeOffset)} + ${amountText(result.lowMiddleIncomeOffset)}`,
    },
    {
      label: 'Income tax after offsets',
      amount: result.incomeTaxAfterOffsets,
      unit: 'dollars-per-year',
      formula: `${amountText(result.incomeTax)} − ${amountText(offsets)}, not below $0`,
    },
    {
      label: 'Medicare levy',
      amount: result.medicareLevy,
      unit: 'dollars-per-year',
      formula: `on ${amountText(inputs.taxableIncome)}, single person`,
    },
    {
      label: 'Total tax',
      amount: result.totalTax,
      unit: 'dollars-per-year',
      formula: `${amountText(result.incomeTaxAfterOffsets)} + ${amountText(result.medicareLevy)}`,
    },
  ];
}
