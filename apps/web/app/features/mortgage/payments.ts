import { todaysTotals } from '@freehold/domain';
import { type DatedPayment, datedSchedule, paymentsPerYear } from '@freehold/finance';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { MortgageResult } from './result.ts';

// The schedule, some hundreds of rows, is computed only when a part of the page first needs it.

/** Every payment, in order. */
export const paymentsOf = memoizeByReference((result: MortgageResult) =>
  schedule(result, result.figures.extraPerPeriod),
);

/** Every payment of the same loan without the extra; the same array if there is none. */
export const paymentsWithoutExtra = memoizeByReference((result: MortgageResult) =>
  result.figures.extraPerPeriod > 0 ? schedule(result, 0) : paymentsOf(result),
);

/** The totals of a result in today's dollars, at the inflation entered. */
export const inTodaysDollars = memoizeByReference((result: MortgageResult) =>
  todaysTotals(result.inputs, result.figures, {
    payments: paymentsOf(result),
    withoutExtra: paymentsWithoutExtra(result),
    priceRise: result.scenario.priceRise,
  }),
);

function schedule({ inputs }: MortgageResult, extraPerPayment: number): readonly DatedPayment[] {
  const { loanAmount, interestRate, repaymentFrequency: frequency, loanType, today } = inputs;
  const terms = { annualRatePct: interestRate, loanType, extraPerPayment };
  return datedSchedule({
    principal: loanAmount,
    frequency,
    payments: inputs.loanTerm * paymentsPerYear(frequency),
    drawn: today,
    segments: [{ ...terms, from: today }],
  }).rows;
}
