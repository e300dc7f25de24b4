import { assignedValueYears } from '../rules/property.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type AssignedPurchaseInputs, assignedPurchase } from './assigned-purchase.ts';

/** The working of `assignedPurchase`; the last amount is the value after ten years. Throws as `assignedPurchase` does. */
export function explainAssignedPurchase(inputs: AssignedPurchaseInputs): Working {
  const result = assignedPurchase(inputs);
  const price = amountText(inputs.price);
  const loan = amountText(result.loanAmount);
  const terms = `${percentText(inputs.interestRate)} over ${inputs.loanTermYears} years`;
  return [
    {
      label: 'Deposit',
      amount: result.downPayment,
      unit: 'dollars',
      formula: `${price} × ${percentText(inputs.downPaymentPct)}`,
    },
    {
      label: 'Loan',
      amount: result.loanAmount,
      unit: 'dollars',
      formula: `${price} − ${amountText(result.downPayment)}`,
    },
    {
      label: 'Monthly repayment',
      amount: result.monthlyRepayment,
      unit: 'dollars-per-month',
      formula: `principal and interest on ${loan} at ${terms}`,
    },
    {
      label: 'Total interest',
      amount: result.totalInterest,
      unit: 'dollars',
      formula: `${amountText(result.totalRepayments)} − ${loan}`,
    },
    {
      label: `Value after ${assignedValueYears} years`,
      amount: result.valueAfter10Years,
      unit: 'dollars',
      formula: `${price} × (1 + ${percentText(inputs.growthPct)})^${assignedValueYears}`,
    },
  ];
}
