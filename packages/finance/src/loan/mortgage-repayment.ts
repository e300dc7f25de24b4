import { marketRateMargin } from '../rules/property.ts';
import type { Rule } from '../rules/rule.ts';
import { addMonths, isoDate, parseDate } from '../units/calendar.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { longestTerm, monthsIn, years } from '../units/durations.ts';
import { paymentsPerYear, type RepaymentFrequency } from '../units/frequency.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { type LoanType, uniformPlan } from './loan-plan.ts';
import { runLoan } from './run-loan.ts';

export interface MortgageInputs {
  /** Dollars. */
  readonly loanAmount: number;
  /** Percent a year. */
  readonly interestRate: number;
  /** Whole years. */
  readonly loanTerm: number;
  readonly repaymentFrequency: RepaymentFrequency;
  readonly loanType: LoanType;
  /** Monthly extra, dollars; ignored for interest only (decision H-16). */
  readonly additionalRepayments: number;
  /** ISO date the payoff date counts from. */
  readonly today: string;
}

/** Dollars, not rounded (decision H-03). */
export interface MortgageRepayment {
  /** Per period, excluding the extra (decision H-05). */
  readonly repaymentAmount: Dollars;
  readonly repaymentFrequency: RepaymentFrequency;
  /** Number of payments made. */
  readonly periods: number;
  /** Sum of all payments made; for interest only that is the interest without the principal (decision H-06). */
  readonly totalRepayments: Dollars;
  readonly totalInterest: Dollars;
  /** Interest saved compared with the same loan without the extra. */
  readonly interestSaved: Dollars;
  /** Whole months the extra takes off the term, never overstated (decision H-08). */
  readonly timeSaved: number;
  readonly payoffDate: string;
  readonly principalOwingAtEnd: Dollars;
  readonly loanType: LoanType;
  readonly additionalRepayments: Dollars;
  /** The extra per period: monthly extra × 12 ÷ payments per year (decision H-04). */
  readonly extraPerPeriod: Dollars;
  /** The entered rate plus half a percentage point: illustrative only (decision 0-18). */
  readonly marketComparisonRate: number;
  readonly rules: readonly Rule<number>[];
}

/**
 * The mortgage calculator: repayment per period, totals, savings from an extra repayment and payoff date. Source:
 * specification section 9; decisions H-01 to H-16. Throws RangeError for amounts outside 0 to 1e12, a rate outside 0 to
 * 100 percent and a term outside 1 to 100 whole years.
 */
export function mortgageRepayment(inputs: MortgageInputs): MortgageRepayment {
  const { interestRate, repaymentFrequency: frequency, loanType } = inputs;
  const principal = inRange('loanAmount', inputs.loanAmount, [0, largestAmount]);
  const term = years(wholeInRange('loanTerm', inputs.loanTerm, [1, longestTerm]));
  const monthlyExtra = inRange('additionalRepayments', inputs.additionalRepayments, [0, largestAmount]);
  const extra = loanType === 'principal_and_interest' ? perPeriod(monthlyExtra, frequency) : dollars(0);
  const terms = { principal, annualRatePct: interestRate, years: term, frequency, loanType };
  const outcome = runLoan(uniformPlan({ ...terms, extraPerPayment: extra }));
  const baseline = extra > 0 ? runLoan(uniformPlan(terms)) : outcome;
  const timeSaved = Math.max(0, monthsIn(term) - monthsTaken(outcome.payments, frequency));
  return {
    repaymentAmount: outcome.firstRepayment,
    repaymentFrequency: frequency,
    periods: outcome.payments,
    totalRepayments: outcome.totalPaid,
    totalInterest: outcome.totalInterest,
    interestSaved: dollars(Math.max(0, baseline.totalInterest - outcome.totalInterest)),
    timeSaved: extra > 0 ? timeSaved : 0,
    payoffDate: payoffDate({ today: inputs.today, loanTerm: term, timeSavedMonths: extra > 0 ? timeSaved : 0 }),
    principalOwingAtEnd: outcome.balance,
    loanType,
    additionalRepayments: dollars(monthlyExtra),
    extraPerPeriod: extra,
    marketComparisonRate: illustrativeMarketRate(interestRate),
    rules: [marketRateMargin],
  };
}

/** The entered rate plus half a percentage point, percent a year. An illustration, not a comparison rate in law. */
export function illustrativeMarketRate(interestRate: number): number {
  return dollars(interestRate) + marketRateMargin.value;
}

/** Converts a monthly extra to an amount per period: extra × 12 ÷ payments per year (decision H-04). */
export function perPeriod(monthlyExtra: number, frequency: RepaymentFrequency): Dollars {
  return dollars((monthlyExtra * 12) / paymentsPerYear(frequency));
}

/** Months spanned by a number of payments, rounded up: 671 fortnights are 310 months. */
export function monthsTaken(payments: number, frequency: RepaymentFrequency): number {
  return Math.ceil((payments * 12) / paymentsPerYear(frequency));
}

/**
 * The payoff date, ISO: today plus the term less the months saved; in a shorter month its last day (H-09). Throws
 * RangeError for a term outside 1 to 100 years and for more months saved than the term has.
 */
export function payoffDate(inputs: {
  readonly today: string;
  readonly loanTerm: number;
  readonly timeSavedMonths: number;
}): string {
  const term = monthsIn(years(wholeInRange('loanTerm', inputs.loanTerm, [1, longestTerm])));
  const saved = wholeInRange('timeSavedMonths', inputs.timeSavedMonths, [0, term]);
  return isoDate(addMonths(parseDate('today', inputs.today), term - saved));
}
