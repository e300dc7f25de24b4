import {
  type LoanPayment,
  loanSchedule,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  paymentsPerYear,
  uniformPlan,
} from '@freehold/finance';

/** What the formulas of the mortgage workbook come to, dollars. */
export interface MortgageFigures {
  readonly paymentsAYear: number;
  /** Payments in the term. */
  readonly payments: number;
  /** Of one payment, as a fraction. */
  readonly rate: number;
  readonly result: MortgageRepayment;
  readonly schedule: readonly ScheduledPayment[];
}

/** One payment with what was owed before it and what was offered for it. */
export interface ScheduledPayment extends LoanPayment {
  /** Counted from 1. */
  readonly year: number;
  readonly before: number;
  readonly offered: number;
}

/** The figures of a loan as the engine works them out. Throws as `mortgageRepayment` does. */
export function mortgageFigures(inputs: MortgageInputs): MortgageFigures {
  const { loanAmount, interestRate, loanTerm, repaymentFrequency: frequency, loanType } = inputs;
  const result = mortgageRepayment(inputs);
  const paymentsAYear = paymentsPerYear(frequency);
  const terms = { annualRatePct: interestRate, years: loanTerm, frequency, loanType };
  const plan = uniformPlan({ ...terms, principal: loanAmount, extraPerPayment: result.extraPerPeriod });
  return {
    paymentsAYear,
    payments: plan.payments,
    rate: interestRate / 100 / paymentsAYear,
    result,
    schedule: loanSchedule(plan).rows.map((row) => ({
      ...row,
      year: Math.ceil(row.payment / paymentsAYear),
      before: row.balance + row.principal,
      offered: (loanType === 'interest_only' ? row.interest : result.repaymentAmount) + result.extraPerPeriod,
    })),
  };
}
