import { paymentsPerYear } from '../units/frequency.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { extraRepayment, type LoanInputs } from './extra-repayment.ts';

/** The working of `extraRepayment`; the last amount is the interest saved. Throws as `extraRepayment` does. */
export function explainExtraRepayment(inputs: LoanInputs & { readonly extraMonthly: number }): Working {
  const result = extraRepayment(inputs);
  const perYear = paymentsPerYear(inputs.frequency);
  const withoutExtra = result.totalInterest + result.interestSaved;
  return [
    {
      label: 'Extra with each repayment',
      amount: result.extraPerPeriod,
      unit: 'dollars',
      formula: `${amountText(inputs.extraMonthly)} × 12 ÷ ${perYear}`,
    },
    {
      label: 'Repayments saved',
      amount: result.periodsSaved,
      unit: 'count',
      formula: `${result.periods + result.periodsSaved} − ${result.periods}`,
    },
    {
      label: 'Interest with the extra',
      amount: result.totalInterest,
      unit: 'dollars',
      formula: `on ${amountText(inputs.principal)} at ${percentText(inputs.annualRatePct)}, ${result.periods} repayments`,
    },
    {
      label: 'Interest saved',
      amount: result.interestSaved,
      unit: 'dollars',
      formula: `${amountText(withoutExtra)} without the extra − ${amountText(result.totalInterest)}`,
    },
  ];
}
