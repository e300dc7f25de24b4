import { inRange, wholeInRange } from '../units/checks.ts';
import { paymentsPerYear, type RepaymentFrequency } from '../units/frequency.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { highestRate, type LoanPlan } from './loan-plan.ts';
import { runLoan } from './run-loan.ts';

export interface PayoffInputs {
  /** Current balance, dollars. */
  readonly balance: number;
  /** Percent a year. */
  readonly annualRatePct: number;
  /** Dollars each period. */
  readonly payment: number;
  readonly frequency: RepaymentFrequency;
  /** Months after which the calculation stops, whatever the frequency. */
  readonly cap: number;
}

/** Outcome of a steady payment: cleared after some periods of its frequency, or still owing at the cap. */
export interface Payoff {
  readonly status: 'paid-off' | 'not-paid-off';
  readonly periods: number;
  readonly totalInterest: Dollars;
  /** All payments, the last one only what is left. */
  readonly totalRepayments: Dollars;
  readonly remainingBalance: Dollars;
}

/** Highest cap, months. */
const longestPayoff = 1200;

/**
 * Periods a payment takes to clear a balance, and the interest it costs. Interest each period is the annual rate by 12,
 * 26 or 52. Dollars, not rounded. A balance that never clears is a valid result, not an error. Throws RangeError for amounts outside 0 to
 * 1e12, a rate outside 0 to 100 percent and a cap outside 1 to 1,200 months.
 */
export function payoff(inputs: PayoffInputs, onPeriod?: (balance: number) => void): Payoff {
  const plan = payoffPlan(inputs);
  const outcome = runLoan(plan, onPeriod && ((period) => onPeriod(period.balance)));
  return {
    status: outcome.balance === 0 ? 'paid-off' : 'not-paid-off',
    periods: outcome.payments,
    totalInterest: outcome.totalInterest,
    totalRepayments: dollars(inputs.balance + outcome.totalInterest - outcome.balance),
    remainingBalance: dollars(outcome.balance),
  };
}

function payoffPlan({ balance, annualRatePct, payment, frequency, cap }: PayoffInputs): LoanPlan {
  const months = wholeInRange('cap', cap, [1, longestPayoff]);
  return {
    principal: inRange('balance', balance, [0, largestAmount]),
    frequency,
    payments: Math.floor((months * paymentsPerYear(frequency)) / 12),
    segments: [
      {
        fromPayment: 1,
        annualRatePct: inRange('annualRatePct', annualRatePct, [0, highestRate]),
        loanType: 'principal_and_interest',
        repayment: inRange('payment', payment, [0, largestAmount]),
      },
    ],
  };
}
