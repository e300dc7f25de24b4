import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type PayoffInputs, payoff } from './payoff.ts';

/** The working of `payoff`; the last amount is the number of months covered. Throws as `payoff` does. */
export function explainPayoff(inputs: PayoffInputs): Working {
  const result = payoff(inputs);
  const owed = amountText(inputs.balance);
  const isPaidOff = result.status === 'paid-off';
  return [
    {
      label: 'Interest in the first month',
      amount: (inputs.balance * inputs.annualRatePct) / 1200,
      unit: 'dollars-per-month',
      formula: `${owed} × ${percentText(inputs.annualRatePct)} ÷ 12`,
    },
    {
      label: 'Interest until then',
      amount: result.totalInterest,
      unit: 'dollars',
      formula: `sum of ${result.periods} monthly interest charges`,
    },
    {
      label: 'Still owed',
      amount: result.remainingBalance,
      unit: 'dollars',
      formula: `${owed} + ${amountText(result.totalInterest)} interest − ${amountText(inputs.balance + result.totalInterest - result.remainingBalance)} paid`,
    },
    {
      label: isPaidOff ? 'Months until paid off' : 'Not paid off within',
      amount: result.periods,
      unit: 'months',
      formula: `${owed} less ${amountText(inputs.payment)} a month, followed for at most ${inputs.cap} months`,
    },
  ];
}
