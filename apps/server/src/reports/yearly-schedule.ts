import { moneyText } from '@freehold/contract';
import {
  type LoanPayment,
  loanSchedule,
  type MortgageInputs,
  type MortgageRepayment,
  paymentsPerYear,
  uniformPlan,
} from '@freehold/finance';
import { todaysCell } from './figure-text.ts';
import type { GridPart, LinesPart, ReportLine } from './report.ts';

interface Year {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/**
 * The loan year by year until it is paid off or its term ends: payments, interest, principal and balance, in dollars.
 */
export function yearlySchedule(inputs: MortgageInputs, result: MortgageRepayment, priceRise: number): GridPart {
  return {
    kind: 'grid',
    title: 'Year by year',
    columns: ['Year', 'Paid', 'Interest', 'Principal', 'Owing at the end', 'In today’s dollars'],
    rows: yearsOf(inputs, result.extraPerPeriod).map(({ year, paid, interest, principal, balance }) => [
      String(year),
      ...[paid, interest, principal, balance].map(moneyText),
      todaysCell(balance, year, priceRise),
    ]),
  };
}

/** Balance at the end of each year, with and without the extra repayment. */
export function balanceLines(inputs: MortgageInputs, { extraPerPeriod }: MortgageRepayment): LinesPart {
  const line = (name: string, extra: number): ReportLine => ({
    name,
    points: [
      [0, inputs.loanAmount],
      ...yearsOf(inputs, extra).map(({ year, balance }): [number, number] => [year, balance]),
    ],
  });
  const hasExtra = extraPerPeriod > 0;
  const withExtra = line(hasExtra ? 'With the extra repayment' : 'Owing', extraPerPeriod);
  const last = withExtra.points.at(-1);
  return {
    kind: 'lines',
    title: 'What is owed, year by year',
    summary: `From ${moneyText(inputs.loanAmount)} to ${moneyText(last?.[1] ?? 0)} after ${last?.[0] ?? 0} years.`,
    across: 'Years from now',
    lines: hasExtra ? [withExtra, line('Without it', 0)] : [withExtra],
  };
}

function yearsOf(inputs: MortgageInputs, extraPerPayment: number): readonly Year[] {
  const { loanAmount, interestRate, loanTerm, repaymentFrequency, loanType } = inputs;
  const perYear = paymentsPerYear(repaymentFrequency);
  const terms = { principal: loanAmount, annualRatePct: interestRate, years: loanTerm, loanType, extraPerPayment };
  const { rows } = loanSchedule(uniformPlan({ ...terms, frequency: repaymentFrequency }));
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
