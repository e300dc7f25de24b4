import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { highestRate, type LoanPlan } from './loan-plan.ts';
import { runLoan } from './run-loan.ts';

export interface PayoffInputs {
  /** Current balance, dollars. */
  readonly balance: number;
  /** Percent a year. */
  readonly annualRatePct: number;
  /** Monthly payment, dollars. */
  readonly payment: number;
  /** Months after which the calculation stops. */
  readonly cap: number;
}

/** Outcome of a monthly payment: cleared after some months, or still owing at the cap. */
export type Payoff =
  | {
      readonly status: 'paid-off';
      readonly periods: number;
      readonly totalInterest: Dollars;
      readonly remainingBalance: Dollars;
    }
  | {
      readonly status: 'not-paid-off';
      readonly periods: number;
      readonly totalInterest: Dollars;
      readonly remainingBalance: Dollars;
    };

/** Highest cap, months. */
const longestPayoff = 1200;

/**
 * Months a monthly payment takes to clear a balance at annual rate ÷ 12 a month, and the interest it costs. Dollars,
 * not rounded. A balance that never clears is a valid result, not an error. Throws RangeError for amounts outside 0 to
 * 1e12, a rate outside 0 to 100 percent and a cap outside 1 to 1,200 months.
 */
export function payoff(inputs: PayoffInputs, onMonth?: (balance: number) => void): Payoff {
  const plan = payoffPlan(inputs);
  const outcome = runLoan(plan, onMonth && ((month) => onMonth(month.balance)));
  return {
    status: outcome.balance === 0 ? 'paid-off' : 'not-paid-off',
    periods: outcome.payments,
    totalInterest: outcome.totalInterest,
    remainingBalance: dollars(outcome.balance),
  };
}

function payoffPlan({ balance, annualRatePct, payment, cap }: PayoffInputs): LoanPlan {
  return {
    principal: inRange('balance', balance, [0, largestAmount]),
    frequency: 'monthly',
    payments: wholeInRange('cap', cap, [1, longestPayoff]),
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
