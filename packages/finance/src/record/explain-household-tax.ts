import { residentTaxScaleOf } from '../rules/income-tax.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type HouseholdTaxInputs, householdTax } from './household-tax.ts';

/** The working of `householdTax`; the last amount is the net total in exact dollars. Throws as `householdTax` does. */
export function explainHouseholdTax(inputs: HouseholdTaxInputs): Working {
  const result = householdTax(inputs);
  const rule = residentTaxScaleOf[inputs.financialYear];
  return [
    {
      label: 'Tax on your income',
      amount: result.primaryTax,
      unit: 'dollars-per-year',
      formula: `${rule.label} on ${amountText(inputs.grossIncome)}`,
      rule,
    },
    {
      label: "Tax on your partner's income",
      amount: result.partnerTax,
      unit: 'dollars-per-year',
      formula: inputs.assessWithPartner
        ? `${rule.label} on ${amountText(inputs.partnerIncome)}`
        : 'not assessed together, so $0',
      rule,
    },
    {
      label: 'Total tax',
      amount: result.totalTax,
      unit: 'dollars-per-year',
      formula: `${amountText(result.primaryTax)} + ${amountText(result.partnerTax)}`,
    },
    {
      label: 'Effective rate',
      amount: result.effectiveRatePct,
      unit: 'percent',
      formula: `${amountText(result.totalTax)} ÷ ${amountText(result.totalGross)}`,
    },
    {
      label: 'Net total',
      amount: result.netTotal,
      unit: 'dollars-per-year',
      formula: `${amountText(result.totalGross)} + ${amountText(result.nonTaxable)} non-taxable − ${amountText(result.totalTax)}`,
    },
  ];
}
