import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type RentalCashFlowInputs, rentalCashFlow } from './rental-cash-flow.ts';

/** The working of `rentalCashFlow`; the last amount is the cash flow after tax in whole dollars. Throws as it does. */
export function explainRentalCashFlow(inputs: RentalCashFlowInputs): Working {
  const result = rentalCashFlow(inputs);
  const unit = 'dollars-per-year';
  const fixed = [inputs.councilRates, inputs.insurance, inputs.maintenance, inputs.strata, result.managementFee];
  return [
    {
      label: 'Rent received',
      amount: result.rentalIncome,
      unit,
      formula: `${amountText(inputs.weeklyRent)} × ${52 - inputs.vacancyWeeks} weeks`,
    },
    { label: 'Cash expenses', amount: result.cashExpenses, unit, formula: fixed.map(amountText).join(' + ') },
    {
      label: 'Interest',
      amount: result.interest,
      unit,
      formula: `${amountText(inputs.loan)} × ${percentText(inputs.interestRate)}`,
    },
    {
      label: 'Cash flow before tax',
      amount: result.cashFlowBeforeTax,
      unit,
      formula: [result.rentalIncome, result.cashExpenses, result.interest].map(amountText).join(' − '),
    },
    {
      label: 'Net rental result',
      amount: result.netRentalResult,
      unit,
      formula: `${amountText(result.cashFlowBeforeTax)} − ${amountText(inputs.depreciation)} depreciation`,
    },
    {
      label: 'Tax effect',
      amount: result.taxEffect,
      unit,
      formula: `${amountText(-result.netRentalResult)} × ${percentText(inputs.marginalRate)}`,
    },
    {
      label: 'Cash flow after tax',
      amount: result.cashFlowAfterTax,
      unit,
      formula: `${amountText(result.cashFlowBeforeTax)} + ${amountText(result.taxEffect)}`,
    },
  ];
}
