import { paymentsPerYear } from '../units/frequency.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { checkedPlan, type LoanPlan, type LoanSegment } from './loan-plan.ts';
import { levelRepayment } from './repayment.ts';

/** A balance below half a cent is floating-point residue and counts as paid (decision L-18). */
const settledBelow = 0.005;

/** One loan payment: the amount paid, its split and the balance afterwards. Dollars, not rounded. */
export interface LoanPayment {
  readonly payment: number;
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Totals at the end of a loan. Dollars, not rounded. */
export interface LoanOutcome {
  /** Payments made: up to the one that clears the loan, or the whole term. */
  readonly payments: number;
  readonly totalPaid: Dollars;
  readonly totalInterest: Dollars;
  /** Balance after the last payment; exactly 0 once the loan is cleared. */
  readonly balance: Dollars;
  /** The scheduled repayment of the first segment, excluding extras. */
  readonly firstRepayment: Dollars;
}

/** A segment's terms, converted to a single payment. */
interface Terms {
  readonly periodicRate: number;
  readonly scheduled: number;
  readonly offset: number;
  readonly extra: number;
  readonly clearsAtTerm: boolean;
  readonly repaysInterestOnly: boolean;
}

/** Running totals of a loan. */
interface Progress {
  balance: number;
  totalInterest: number;
  totalPaid: number;
  made: number;
}

/**
 * Runs a loan payment by payment, passing each one to `onPayment`, if given. A repayment is set from the balance and the
 * payments remaining when principal and interest begin and when the rate changes; a change of the offset or the extra
 * alone keeps it. The payment that clears the loan is reduced to what is owed (H-11), so the balance ends on exactly 0.
 * An interest-only segment repays nothing but extras. Throws RangeError as `checkedPlan` does.
 */
export function runLoan(plan: LoanPlan, onPayment?: (payment: LoanPayment) => void): LoanOutcome {
  const { principal, segments } = checkedPlan(plan);
  const lumps = lumpsByPayment(plan);
  const progress: Progress = { balance: principal, totalInterest: 0, totalPaid: 0, made: 0 };
  let firstRepayment: number | null = null;
  let terms: Terms | null = null;
  for (const [index, segment] of segments.entries()) {
    const last = (segments[index + 1]?.fromPayment ?? plan.payments + 1) - 1;
    terms = segmentTerms(plan, segment, { balance: progress.balance, before: terms });
    firstRepayment ??= terms.scheduled;
    runSegment(progress, { terms, first: segment.fromPayment, last, term: plan.payments, lumps, onPayment });
  }
  return {
    payments: progress.made,
    totalPaid: dollars(progress.totalPaid),
    totalInterest: dollars(progress.totalInterest),
    balance: dollars(progress.balance),
    firstRepayment: dollars(firstRepayment ?? 0),
  };
}

interface SegmentRun {
  readonly terms: Terms;
  readonly first: number;
  readonly last: number;
  readonly term: number;
  readonly lumps: ReadonlyMap<number, number> | null;
  readonly onPayment: ((payment: LoanPayment) => void) | undefined;
}

/** Makes the payments of one segment until nothing is owed. */
function runSegment(progress: Progress, { terms, first, last, term, lumps, onPayment }: SegmentRun): void {
  for (let payment = first; payment <= last && progress.balance > 0; payment += 1) {
    const owed = progress.balance;
    const interest = Math.max(0, owed - terms.offset) * terms.periodicRate;
    const scheduled = terms.repaysInterestOnly ? interest : terms.scheduled;
    const offered = scheduled + terms.extra + (lumps?.get(payment) ?? 0);
    const isLast = terms.clearsAtTerm && payment === term;
    const clears = isLast || owed + interest - offered < settledBelow;
    const paid = clears ? owed + interest : offered;
    progress.balance = clears ? 0 : owed + interest - offered;
    progress.totalInterest += interest;
    progress.totalPaid += paid;
    progress.made = payment;
    onPayment?.({ payment, paid, interest, principal: owed - progress.balance, balance: progress.balance });
  }
}

/** All payments of a loan, in order. Throws RangeError as `checkedPlan` does. */
export function loanSchedule(plan: LoanPlan): { readonly outcome: LoanOutcome; readonly rows: readonly LoanPayment[] } {
  const rows: LoanPayment[] = [];
  const outcome = runLoan(plan, (payment) => rows.push(payment));
  return { outcome, rows };
}

function segmentTerms(
  plan: LoanPlan,
  segment: LoanSegment,
  { balance, before }: { readonly balance: number; readonly before: Terms | null },
): Terms {
  const periodicRate = segment.annualRatePct / 100 / paymentsPerYear(plan.frequency);
  const offset = segment.offsetBalance ?? 0;
  const isInterestOnly = segment.loanType === 'interest_only';
  const isFixed = segment.repayment !== undefined;
  const clearsAtTerm = !isInterestOnly && !isFixed;
  const goesOn = clearsAtTerm && before?.clearsAtTerm === true && before.periodicRate === periodicRate;
  const scheduled = () => {
    if (goesOn) return before.scheduled;
    if (isInterestOnly) return Math.max(0, balance - offset) * periodicRate;
    return levelRepayment(balance, periodicRate, plan.payments - segment.fromPayment + 1);
  };
  return {
    periodicRate,
    scheduled: segment.repayment ?? scheduled(),
    offset,
    extra: segment.extraPerPayment ?? 0,
    clearsAtTerm,
    repaysInterestOnly: isInterestOnly && !isFixed,
  };
}

function lumpsByPayment({ lumpSums = [] }: LoanPlan): ReadonlyMap<number, number> | null {
  if (lumpSums.length === 0) return null;
  const lumps = new Map<number, number>();
  for (const { payment, amount } of lumpSums) lumps.set(payment, (lumps.get(payment) ?? 0) + amount);
  return lumps;
}
