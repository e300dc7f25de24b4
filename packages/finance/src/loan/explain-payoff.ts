import { paymentsPerYear } from '../units/frequency.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type PayoffInputs, payoff } from './payoff.ts';

const periodNames = { monthly: 'months', fortnightly: 'fortnights', weekly: 'weeks' } as const;

/** The working of `payoff`; the last amount is the number of periods covered. Throws as `payoff` does. */
export function explainPayoff(inputs: PayoffInputs): Working {
  const result = payoff(inputs);
  const owed = amountText(inputs.balance);
  const periods = periodNames[inputs.frequency];
  const perYear = paymentsPerYear(inputs.frequency);
  return [
    {
      label: 'Interest in the first period',
      amount: (inputs.balance * inputs.annualRatePct) / 100 / perYear,
      unit: 'dollars',
      formula: `${owed} × ${percentText(inputs.annualRatePct)} ÷ ${perYear}`,
    },
    {
      label: 'Interest until then',
      amount: result.totalInterest,
      unit: 'dollars',
      formula: `sum of the interest of ${result.periods} ${periods}`,
    },
    {
      label: 'Still owed',
      amount: result.remainingBalance,
      unit: 'dollars',
      formula: `${owed} + ${amountText(result.totalInterest)} interest − ${amountText(result.totalRepayments)} paid`,
    },
    {
      label: `${result.status === 'paid-off' ? 'Paid off' : 'Not paid off'} after ${periods}`,
      amount: result.periods,
      unit: 'count',
      formula: `${owed} less ${amountText(inputs.payment)} each time, followed for at most ${inputs.cap} months`,
    },
  ];
}
