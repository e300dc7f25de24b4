import type { LoanPayment } from '@freehold/finance';

/** The payments of one year of a loan with their sums, in dollars. */
export interface LoanYear<Payment> {
  /** Counted from 1. */
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  /** Owed at the end of the year. */
  readonly balance: number;
  readonly payments: readonly Payment[];
}

/** Column names of a schedule by year: the year, its sums, the balance, and the balance in today's dollars. */
export const loanYearColumns = [
  'Year',
  'Repaid',
  'Interest',
  'Principal',
  'Owed at its end',
  'In today’s dollars',
] as const;

/** A loan's payments by year; the last year may have fewer. */
export function loanYears<Payment extends LoanPayment>(
  payments: readonly Payment[],
  perYear: number,
): readonly LoanYear<Payment>[] {
  return Array.from({ length: Math.ceil(payments.length / perYear) }, (_, index) => {
    const own = payments.slice(index * perYear, (index + 1) * perYear);
    const sum = (part: 'paid' | 'interest' | 'principal') => own.reduce((total, payment) => total + payment[part], 0);
    return {
      year: index + 1,
      paid: sum('paid'),
      interest: sum('interest'),
      principal: sum('principal'),
      balance: own.at(-1)?.balance ?? 0,
      payments: own,
    };
  });
}
