import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type DatedLoan, numberedPlan } from './dated-loan.ts';
import type { LoanPlan, LoanSegment } from './loan-plan.ts';
import { loanSchedule } from './run-loan.ts';

/**
 * The working of `loanSchedule` and `runLoan`: the first payment of each segment reached, then interest, then the total
 * of all payments as the last amount. Throws as `loanSchedule` does.
 */
export function explainLoanSchedule(plan: LoanPlan): Working {
  const { outcome, rows } = loanSchedule(plan);
  const segments = plan.segments.flatMap((segment): Working => {
    const first = rows[segment.fromPayment - 1];
    if (first === undefined) return [];
    const owed = first.balance + first.principal;
    const left = `${plan.payments - segment.fromPayment + 1} payments left`;
    return [
      {
        label: `Payment ${segment.fromPayment} and on`,
        amount: first.paid,
        unit: 'dollars',
        formula: [`${termsText(segment, owed)} a year`, left, ...additionsText(segment)].join(', '),
      },
    ];
  });
  return [
    ...segments,
    {
      label: 'Interest',
      amount: outcome.totalInterest,
      unit: 'dollars',
      formula: `sum of ${outcome.payments} interest charges, none rounded`,
    },
    {
      label: 'Total repayments',
      amount: outcome.totalPaid,
      unit: 'dollars',
      formula: `${amountText(plan.principal - outcome.balance)} repaid + ${amountText(outcome.totalInterest)} interest`,
    },
  ];
}

/** The working of `datedSchedule`, by payment numbers; the last amount is the total of all payments. Throws as it does. */
export function explainDatedSchedule(loan: DatedLoan): Working {
  return explainLoanSchedule(numberedPlan(loan));
}

function termsText({ annualRatePct, loanType, repayment }: LoanSegment, owed: number): string {
  const set = loanType === 'interest_only' ? 'interest only' : 'principal and interest';
  const kind = repayment === undefined ? set : `${amountText(repayment)} agreed`;
  return `${kind} on ${amountText(owed)} at ${percentText(annualRatePct)}`;
}

function additionsText({ offsetBalance = 0, extraPerPayment = 0 }: LoanSegment): readonly string[] {
  const offset = `no interest on ${amountText(offsetBalance)} in the offset account`;
  const extra = `${amountText(extraPerPayment)} extra with each`;
  return [...(offsetBalance > 0 ? [offset] : []), ...(extraPerPayment > 0 ? [extra] : [])];
}
