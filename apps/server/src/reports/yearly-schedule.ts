import { moneyText } from '@freehold/contract';
import {
  type LoanPayment,
  loanSchedule,
  type MortgageInputs,
  type MortgageRepayment,
  paymentsPerYear,
} from '@freehold/finance';
import type { ReportSchedule } from './report.ts';

interface Year {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** The loan year by year until it is paid off or its term ends: paid, interest, principal and what is owed, dollars. */
export function yearlySchedule(inputs: MortgageInputs, result: MortgageRepayment): ReportSchedule {
  return {
    title: 'Year by year',
    columns: ['Year', 'Paid', 'Interest', 'Principal', 'Owing at the end'],
    rows: years(inputs, result).map(({ year, paid, interest, principal, balance }) => [
      String(year),
      ...[paid, interest, principal, balance].map(moneyText),
    ]),
  };
}

function years(inputs: MortgageInputs, { extraPerPeriod }: MortgageRepayment): readonly Year[] {
  const { loanAmount, interestRate, loanTerm, repaymentFrequency, loanType } = inputs;
  const perYear = paymentsPerYear(repaymentFrequency);
  const { rows } = loanSchedule({
    principal: loanAmount,
    frequency: repaymentFrequency,
    payments: loanTerm * perYear,
    segments: [{ fromPayment: 1, annualRatePct: interestRate, loanType, extraPerPayment: extraPerPeriod }],
  });
  const count = Math.ceil(rows.length / perYear);
  return Array.from({ length: count }, (_, index) => yearOf(index, rows.slice(index * perYear, (index + 1) * perYear)));
}

function yearOf(index: number, payments: readonly LoanPayment[]): Year {
  const sum = (part: 'paid' | 'interest' | 'principal') =>
    payments.reduce((total, payment) => total + payment[part], 0);
  return {
    year: index + 1,
    paid: sum('paid'),
    interest: sum('interest'),
    principal: sum('principal'),
    balance: payments.at(-1)?.balance ?? 0,
  };
}
