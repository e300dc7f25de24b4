import {
  type LoanPayment,
  loanSchedule,
  type MortgageInputs,
  type MortgageRepayment,
  mortgageRepayment,
  paymentsPerYear,
  uniformPlan,
} from '@freehold/finance';

/** Results of the mortgage workbook's formulas, in dollars. */
export interface MortgageFigures {
  readonly paymentsAYear: number;
  /** Number of payments in the term. */
  readonly payments: number;
  /** Rate per payment, as a fraction. */
  readonly rate: number;
  readonly result: MortgageRepayment;
  readonly schedule: readonly ScheduledPayment[];
}

/** A payment with the balance before it and the amount offered for it. */
export interface ScheduledPayment extends LoanPayment {
  /** Year, counted from 1. */
  readonly year: number;
  readonly before: number;
  readonly offered: number;
}

/** A loan's figures as the engine calculates them. Throws as `mortgageRepayment` does. */
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
