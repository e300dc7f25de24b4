import {
  addDays,
  addMonths,
  type CalendarDate,
  compareDates,
  daysBetween,
  isoDate,
  parseDate,
} from '../units/calendar.ts';
import type { RepaymentFrequency } from '../units/frequency.ts';
import type { LoanPlan, LoanSegment, LumpSum } from './loan-plan.ts';
import { type LoanOutcome, type LoanPayment, loanSchedule } from './run-loan.ts';

/** A loan whose segments and lump sums start on ISO dates instead of payment numbers. */
export interface DatedLoan {
  readonly principal: number;
  readonly frequency: RepaymentFrequency;
  readonly payments: number;
  /** ISO date the loan is drawn; the first payment falls due one period later. */
  readonly drawn: string;
  readonly segments: readonly (Omit<LoanSegment, 'fromPayment'> & { readonly from: string })[];
  readonly lumpSums?: readonly { readonly on: string; readonly amount: number }[];
}

/** A payment with its due date. */
export interface DatedPayment extends LoanPayment {
  readonly date: string;
}

/**
 * The schedule of a loan with due dates. A change applies from the first payment due on or after its date; of several
 * changes before the same payment, the last one applies. Dollars, not rounded. Throws RangeError for dates that do not
 * exist, for a first segment later than the first payment, and as `checkedPlan` does.
 */
export function datedSchedule(loan: DatedLoan): {
  readonly outcome: LoanOutcome;
  readonly rows: readonly DatedPayment[];
} {
  const drawn = parseDate('drawn', loan.drawn);
  const { outcome, rows } = loanSchedule(numberedPlan(loan));
  return {
    outcome,
    rows: rows.map((row) => ({ ...row, date: isoDate(paymentDate(drawn, loan.frequency, row.payment)) })),
  };
}

/** Due date of a payment: that many weeks, fortnights or months after the loan is drawn. */
export function paymentDate(drawn: CalendarDate, frequency: RepaymentFrequency, payment: number): CalendarDate {
  if (frequency === 'monthly') return addMonths(drawn, payment);
  return addDays(drawn, payment * (frequency === 'weekly' ? 7 : 14));
}

/** The loan with payment numbers instead of dates. Throws RangeError for dates that do not exist. */
export function numberedPlan(loan: DatedLoan): LoanPlan {
  const drawn = parseDate('drawn', loan.drawn);
  const { principal, frequency, payments } = loan;
  const numbered = loan.segments.map(({ from, ...terms }) => ({
    ...terms,
    fromPayment: firstPaymentFrom(parseDate('segments.from', from), { drawn, frequency }),
  }));
  const segments = numbered.filter(({ fromPayment }, index) => fromPayment !== numbered[index + 1]?.fromPayment);
  const lumpSums: readonly LumpSum[] = (loan.lumpSums ?? []).map(({ on, amount }) => ({
    payment: firstPaymentFrom(parseDate('lumpSums.on', on), { drawn, frequency }),
    amount,
  }));
  return { principal, frequency, payments, segments, lumpSums };
}

interface Timing {
  readonly drawn: CalendarDate;
  readonly frequency: RepaymentFrequency;
}

function firstPaymentFrom(day: CalendarDate, { drawn, frequency }: Timing): number {
  const shortestPeriod = { weekly: 7, fortnightly: 14, monthly: 31 }[frequency];
  let payment = Math.max(1, Math.floor(daysBetween(drawn, day) / shortestPeriod));
  while (compareDates(paymentDate(drawn, frequency, payment), day) < 0) payment += 1;
  return payment;
}
