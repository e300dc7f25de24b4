import {
  type DatedPayment,
  datedSchedule,
  paymentsPerYear,
  presentValue,
  presentValueOfPayments,
} from '@freehold/finance';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { MortgageResult } from './result.ts';

// The schedule, some hundreds of rows, is computed only when a part of the page first needs it.

/** Every payment, in order. */
export const paymentsOf = memoizeByReference((result: MortgageResult) =>
  schedule(result, result.figures.extraPerPeriod),
);

/** Every payment of the same loan without the extra; the same list where there is none. */
export const paymentsWithoutExtra = memoizeByReference((result: MortgageResult) =>
  result.figures.extraPerPeriod > 0 ? schedule(result, 0) : paymentsOf(result),
);

/** Figures that lie years away, in today's dollars, not rounded. */
interface TodaysDollars {
  readonly totalRepayments: number;
  readonly totalInterest: number;
  readonly interestSaved: number;
  readonly principalOwingAtEnd: number;
}

/** What the totals of a result are worth today, at the rise of prices entered. */
export const inTodaysDollars = memoizeByReference((result: MortgageResult): TodaysDollars => {
  const { figures, inputs, perYear, scenario } = result;
  const worth = (list: readonly DatedPayment[], part: 'paid' | 'interest') =>
    presentValueOfPayments({ amounts: list.map((row) => row[part]), perYear, priceRise: scenario.priceRise });
  const totalInterest = worth(paymentsOf(result), 'interest');
  return {
    totalRepayments: worth(paymentsOf(result), 'paid'),
    totalInterest,
    interestSaved: worth(paymentsWithoutExtra(result), 'interest') - totalInterest,
    principalOwingAtEnd: presentValue({
      amount: figures.principalOwingAtEnd,
      years: inputs.loanTerm,
      priceRise: scenario.priceRise,
    }),
  };
});

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
