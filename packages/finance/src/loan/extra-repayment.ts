import { inRange } from '../units/checks.ts';
import type { RepaymentFrequency } from '../units/frequency.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { type LoanType, uniformPlan } from './loan-plan.ts';
import { perPeriod } from './mortgage-repayment.ts';
import { runLoan } from './run-loan.ts';

export interface LoanInputs {
  /** Dollars. */
  readonly principal: number;
  /** Percent a year. */
  readonly annualRatePct: number;
  /** Whole years. */
  readonly years: number;
  readonly frequency: RepaymentFrequency;
}

/**
 * Repayment per period and totals of a loan; dollars, not rounded. Throws RangeError for a principal outside 0 to 1e12,
 * a rate outside 0 to 100 percent and a term outside 1 to 100 whole years.
 */
export function loanRepayment(inputs: LoanInputs & { readonly loanType: LoanType }): {
  readonly repayment: Dollars;
  readonly periods: number;
  readonly totalRepayments: Dollars;
  readonly totalInterest: Dollars;
  readonly principalOwingAtEnd: Dollars;
} {
  const outcome = runLoan(uniformPlan(inputs));
  return {
    repayment: outcome.firstRepayment,
    periods: outcome.payments,
    totalRepayments: outcome.totalPaid,
    totalInterest: outcome.totalInterest,
    principalOwingAtEnd: outcome.balance,
  };
}

/**
 * Effect of a monthly extra repayment on a principal-and-interest loan: payments made and saved, totals, interest
 * saved. Dollars, not rounded; the extra per period is the monthly one × 12 ÷ payments per year (decision H-04). Throws
 * as `loanRepayment`.
 */
export function extraRepayment(inputs: LoanInputs & { readonly extraMonthly: number }): {
  readonly periods: number;
  readonly periodsSaved: number;
  readonly extraPerPeriod: Dollars;
  readonly totalRepayments: Dollars;
  readonly totalInterest: Dollars;
  readonly interestSaved: Dollars;
} {
  const monthly = inRange('extraMonthly', inputs.extraMonthly, [0, largestAmount]);
  const extraPerPeriod = perPeriod(monthly, inputs.frequency);
  const terms = { ...inputs, loanType: 'principal_and_interest' } as const;
  const baseline = runLoan(uniformPlan(terms));
  const outcome = runLoan(uniformPlan({ ...terms, extraPerPayment: extraPerPeriod }));
  return {
    periods: outcome.payments,
    periodsSaved: baseline.payments - outcome.payments,
    extraPerPeriod,
    totalRepayments: outcome.totalPaid,
    totalInterest: outcome.totalInterest,
    interestSaved: dollars(Math.max(0, baseline.totalInterest - outcome.totalInterest)),
  };
}
