import {
  type DatedPayment,
  datedSchedule,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  paymentsPerYear,
  presentValue,
  presentValueOfPayments,
} from '@freehold/finance';
import { type MortgageDraft, type MortgageScenario, scenarioOf } from './draft.ts';

/** Figures that lie years away, in today's dollars, not rounded. */
interface TodaysDollars {
  readonly totalRepayments: number;
  readonly totalInterest: number;
  readonly interestSaved: number;
  readonly principalOwingAtEnd: number;
}

/** Everything the screen shows of a mortgage, from the engine. Dollars, not rounded. */
export interface MortgageResult {
  readonly scenario: MortgageScenario;
  readonly inputs: MortgageInputs;
  readonly figures: MortgageRepayment;
  /** The day of the last repayment, ISO; null in a made page, which knows no day. */
  readonly payoffDate: string | null;
  readonly perYear: number;
  /** Every payment, in order. */
  readonly payments: readonly DatedPayment[];
  /** Every payment of the same loan without the extra; the same list where there is none. */
  readonly paymentsWithoutExtra: readonly DatedPayment[];
  readonly today: TodaysDollars;
}

// What a made page is worked out with; no day of it is shown.
const someDay = '2026-01-01';

/** The result of a draft on a day (ISO), or null while the draft is not valid. */
export function resultOf(draft: MortgageDraft, day: string | null): MortgageResult | null {
  const scenario = scenarioOf(draft);
  if (scenario === null) return null;
  const inputs = { ...scenario, loanTerm: Number(scenario.loanTerm), today: day ?? someDay };
  const figures = mortgageRepayment(inputs);
  const payments = paymentsOf(inputs, figures.extraPerPeriod);
  const paymentsWithoutExtra = figures.extraPerPeriod > 0 ? paymentsOf(inputs, 0) : payments;
  const perYear = paymentsPerYear(inputs.repaymentFrequency);
  const worth = (list: readonly DatedPayment[], part: 'paid' | 'interest') =>
    presentValueOfPayments({ amounts: list.map((row) => row[part]), perYear, priceRise: scenario.priceRise });
  const interest = worth(payments, 'interest');
  return {
    scenario,
    inputs,
    figures,
    payoffDate: day === null ? null : figures.payoffDate,
    perYear,
    payments,
    paymentsWithoutExtra,
    today: {
      totalRepayments: worth(payments, 'paid'),
      totalInterest: interest,
      interestSaved: worth(paymentsWithoutExtra, 'interest') - interest,
      principalOwingAtEnd: presentValue({
        amount: figures.principalOwingAtEnd,
        years: inputs.loanTerm,
        priceRise: scenario.priceRise,
      }),
    },
  };
}

function paymentsOf(inputs: MortgageInputs, extraPerPayment: number): readonly DatedPayment[] {
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
