import { inRange } from '../units/checks.ts';
import { annualAmount, type RecordFrequency, timesPerYear } from '../units/frequency.ts';
import { largestAmount } from '../units/limits.ts';
import type { Dollars } from '../units/money.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';

export interface RecurringAmount {
  /** Dollars per occurrence. */
  readonly amount: number;
  readonly frequency: RecordFrequency;
}

/** Dollars a year: Weekly × 52 … Annual × 1 (specification section 9). Throws RangeError outside −1e12 to 1e12. */
export function annualisedIncome({ amount, frequency }: RecurringAmount): Dollars {
  return annualAmount(inRange('amount', amount, [-largestAmount, largestAmount]), frequency);
}

/** The working of `annualisedIncome`; its one amount is the yearly income. Throws as `annualisedIncome` does. */
export function explainAnnualisedIncome(recurring: RecurringAmount): Working {
  return [
    {
      label: 'Income a year',
      amount: annualisedIncome(recurring),
      unit: 'dollars-per-year',
      formula: `${amountText(recurring.amount)} × ${timesPerYear(recurring.frequency)}`,
    },
  ];
}
