import { depreciationRates } from '../rules/depreciation.ts';
import {
  gearingInterestPercent,
  gearingLoanPercent,
  lossQuarantine,
  otherExpensesPercent,
  rentPercent,
} from '../rules/gearing.ts';
import { residentTaxScaleOf } from '../rules/income-tax.ts';
import { ruleWhere } from '../rules/rule.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { gearingRatios } from './gearing-ratios.ts';
import { type NegativeGearing, type NegativeGearingInputs, negativeGearing } from './negative-gearing.ts';

/** The working of `negativeGearing`; the last amount is the tax saved in exact dollars. Throws as `negativeGearing` does. */
export function explainNegativeGearing(inputs: NegativeGearingInputs): Working {
  const result = negativeGearing(inputs);
  return [...propertyLines(inputs, result), ...ownerLines(inputs, result), ...taxLines(inputs, result)];
}

function propertyLines(inputs: NegativeGearingInputs, result: NegativeGearing): Working {
  const price = amountText(inputs.propertyPrice);
  const { rentPct, otherExpensesPct, interestPct, loanPct } = gearingRatios(inputs.ratios);
  const isUsualLoan = loanPct === gearingLoanPercent.value && interestPct === gearingInterestPercent.value;
  return [
    yearly('Annual rent', result.annualRent, {
      formula: `${price} × ${percentText(rentPct)}, to the nearest $100`,
      ...ruleWhere(rentPct === rentPercent.value, rentPercent),
    }),
    yearly('Interest', result.interest, {
      formula: `${price} × ${percentText(loanPct)} × ${percentText(interestPct)}`,
      ...ruleWhere(isUsualLoan, gearingInterestPercent),
    }),
    yearly('Depreciation', result.depreciation, {
      formula: `${price} × ${percentText(result.depreciationRatePct)}`,
      rule: depreciationRates,
    }),
    yearly('Other expenses', result.otherExpenses, {
      formula: `${price} × ${percentText(otherExpensesPct)}`,
      ...ruleWhere(otherExpensesPct === otherExpensesPercent.value, otherExpensesPercent),
    }),
    yearly('Total deductions', result.totalDeductions, {
      formula: [result.interest, result.depreciation, result.otherExpenses].map(amountText).join(' + '),
    }),
  ];
}

function ownerLines(inputs: NegativeGearingInputs, result: NegativeGearing): Working {
  const share = percentText(inputs.ownershipPercentage);
  const sum = `${amountText(inputs.currentTaxableIncome)} + ${amountText(result.rentalIncome)} − ${amountText(result.rentalDeductions)}`;
  const isUsed = result.lossTreatment === 'deductible';
  return [
    yearly('Your rental income', result.rentalIncome, { formula: `${amountText(result.annualRent)} × ${share}` }),
    yearly('Your rental deductions', result.rentalDeductions, {
      formula: `${amountText(result.totalDeductions)} × ${share}`,
    }),
    yearly('New taxable income', result.newTaxableIncome, {
      formula: isUsed ? sum : `${sum}, a loss left out`,
      ...(isUsed ? {} : { rule: lossQuarantine }),
    }),
  ];
}

function taxLines({ financialYear, currentTaxableIncome }: NegativeGearingInputs, result: NegativeGearing): Working {
  const rule = residentTaxScaleOf[financialYear];
  return [
    yearly('Current tax', result.currentTax, { formula: `${rule.label} on ${amountText(currentTaxableIncome)}`, rule }),
    yearly('New tax', result.newTax, { formula: `${rule.label} on ${amountText(result.newTaxableIncome)}`, rule }),
    yearly('Tax savings', result.taxSavings, {
      formula: `${amountText(result.currentTax)} − ${amountText(result.newTax)}`,
    }),
  ];
}

function yearly(label: string, amount: number, rest: Pick<WorkingLine, 'formula' | 'rule'>): WorkingLine {
  return { label, amount, unit: 'dollars-per-year', ...rest };
}
