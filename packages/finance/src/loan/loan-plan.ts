import { inRange, wholeInRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { paymentsPerYear, type RepaymentFrequency } from '../units/frequency.ts';
import { largestAmount } from '../units/limits.ts';

export const loanTypes = ['principal_and_interest', 'interest_only'] as const;
export type LoanType = (typeof loanTypes)[number];

/** Highest annual rate the calculations accept, percent. */
export const highestRate = 100;

/** Loan terms from one payment until the next segment begins. */
export interface LoanSegment {
  /** Number of the first payment it covers; the first payment of a loan is 1. */
  readonly fromPayment: number;
  /** Percent a year. */
  readonly annualRatePct: number;
  readonly loanType: LoanType;
  /** Repayment per period, dollars; replaces the one that clears the loan over its term. */
  readonly repayment?: number;
  /** Dollars in the offset account, which reduce the amount interest is charged on. */
  readonly offsetBalance?: number;
  /** Extra on top of each repayment, dollars per period. */
  readonly extraPerPayment?: number;
}

/** A one-off payment on top of the others. */
export interface LumpSum {
  readonly payment: number;
  readonly amount: number;
}

/** A loan as segments in starting order. */
export interface LoanPlan {
  readonly principal: number;
  readonly frequency: RepaymentFrequency;
  /** Term as a number of payments. */
  readonly payments: number;
  readonly segments: readonly LoanSegment[];
  readonly lumpSums?: readonly LumpSum[];
}

/** Returns the plan if valid. Throws RangeError naming the first impossible amount, rate, term or order of segments. */
export function checkedPlan(plan: LoanPlan): LoanPlan {
  inRange('principal', plan.principal, [0, largestAmount]);
  wholeInRange('payments', plan.payments, [1, longestTerm * paymentsPerYear(plan.frequency)]);
  let previous = 0;
  for (const segment of plan.segments) {
    checkSegment(segment, previous, plan.payments);
    previous = segment.fromPayment;
  }
  if (plan.segments[0]?.fromPayment !== 1) {
    throw new RangeError(
      `segments begin at payment ${plan.segments[0]?.fromPayment}; the first must begin at payment 1`,
    );
  }
  for (const { payment, amount } of plan.lumpSums ?? []) {
    wholeInRange('lumpSums.payment', payment, [1, plan.payments]);
    inRange('lumpSums.amount', amount, [0, largestAmount]);
  }
  return plan;
}

function checkSegment(segment: LoanSegment, previous: number, payments: number): void {
  wholeInRange('segments.fromPayment', segment.fromPayment, [previous + 1, payments]);
  inRange('annualRatePct', segment.annualRatePct, [0, highestRate]);
  inRange('repayment', segment.repayment ?? 0, [0, largestAmount]);
  inRange('offsetBalance', segment.offsetBalance ?? 0, [0, largestAmount]);
  inRange('extraPerPayment', segment.extraPerPayment ?? 0, [0, largestAmount]);
}

/** A loan with one rate and one type for the whole term, as in the specification's calculators. */
export function uniformPlan(terms: {
  readonly principal: number;
  readonly annualRatePct: number;
  readonly years: number;
  readonly frequency: RepaymentFrequency;
  readonly loanType: LoanType;
  readonly extraPerPayment?: number;
}): LoanPlan {
  const { principal, annualRatePct, frequency, loanType, extraPerPayment = 0 } = terms;
  const loanYears = wholeInRange('years', terms.years, [1, longestTerm]);
  return {
    principal,
    frequency,
    payments: loanYears * paymentsPerYear(frequency),
    segments: [{ fromPayment: 1, annualRatePct, loanType, extraPerPayment }],
  };
}
