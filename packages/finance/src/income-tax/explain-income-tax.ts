import { residentTaxScaleOf } from '../rules/income-tax.ts';
import { bandOf } from '../scale/progressive-scale.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type IncomeTaxInputs, incomeTax } from './income-tax.ts';

/** The working of `incomeTax`; the last amount is the tax in exact dollars. Throws as `incomeTax` does. */
export function explainIncomeTax(inputs: IncomeTaxInputs): Working {
  const { tax } = incomeTax(inputs);
  const rule = residentTaxScaleOf[inputs.financialYear];
  const band = bandOf(rule.value, inputs.taxableIncome);
  const income = {
    label: 'Taxable income',
    amount: inputs.taxableIncome,
    unit: 'dollars-per-year',
    formula: amountText(inputs.taxableIncome),
  } as const;
  const taxLine = { label: `Income tax ${inputs.financialYear}`, amount: tax, unit: 'dollars-per-year', rule } as const;
  if (band === null) {
    const nilTo = rule.value[0]?.above ?? 0;
    return [income, { ...taxLine, formula: `nil up to ${amountText(nilTo)}` }];
  }
  const excess = inputs.taxableIncome - band.above;
  const rate = percentText(band.rate * 100);
  return [
    income,
    {
      label: `Income above ${amountText(band.above)}`,
      amount: excess,
      unit: 'dollars-per-year',
      formula: `${amountText(inputs.taxableIncome)} − ${amountText(band.above)}`,
    },
    { ...taxLine, formula: `${amountText(band.base)} + ${rate} × ${amountText(excess)}` },
  ];
}
