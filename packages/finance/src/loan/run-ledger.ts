import { interestCents, wholeCents, wholeCentsUp } from '../units/ledger.ts';
import type { LedgerPlan } from './ledger-plan.ts';
import { levelRepayment } from './repayment.ts';

/** One period of a ledger, whole cents. */
export interface LedgerPosting {
  readonly period: number;
  /** Repayment in force: the interest while only that is due or while the repayment is below it. */
  readonly repayment: number;
  /** The repayment is set in this period: first, by a new rate or at the end of interest only. */
  readonly isSet: boolean;
  /** Repayment and extras; the lump sum comes after it. */
  readonly payment: number;
  readonly lump: number;
  readonly interest: number;
  /** Balance afterwards. */
  readonly balance: number;
}

/** A ledger at its end, whole cents. */
export interface LedgerOutcome {
  /** Period whose payment brought the balance to 0. */
  readonly periods: number;
  readonly interest: number;
  /** Repayment of the first period, without extras. */
  readonly firstRepayment: number;
  /** Repayment of the first period of principal and interest; null if the loan never gets there. */
  readonly piRepayment: number | null;
  /** Payment and lump sum of the last period. */
  readonly finalPayment: number;
  /** What a last payment of more than twice the repayment and extras holds beside those; otherwise 0. */
  readonly balloon: number;
  /** Periods whose repayment did not cover the interest, so that the interest was paid instead: the first and how many. */
  readonly belowInterest: { readonly first: number; readonly count: number };
}

/** The state of a running ledger, whole cents. */
interface Running {
  balance: number;
  interest: number;
  /** Repayment in force; null until the first period of principal and interest. */
  scheduled: number | null;
  ratePct: number;
  nextRate: number;
}

/**
 * Runs a loan period by period in whole cents and posts each one to `post`. The balance ends on exactly 0. Source: the
 * product's specification of `loan.schedule`; banks accrue by the day.
 */
export function runLedger(plan: LedgerPlan, post?: (posting: LedgerPosting) => void): LedgerOutcome {
  const running: Running = { balance: plan.principal, interest: 0, scheduled: null, ratePct: 0, nextRate: 0 };
  const belowInterest = { first: 0, count: 0 };
  let firstRepayment = 0;
  let piRepayment: number | null = null;
  for (let period = 1; ; period += 1) {
    const { due, posting } = postPeriod(running, plan, period);
    const { interest, repayment, payment, lump } = posting;
    if (running.scheduled !== null && running.scheduled < interest) {
      belowInterest.count += 1;
      if (belowInterest.count === 1) belowInterest.first = period;
    }
    if (period === 1) firstRepayment = repayment;
    piRepayment ??= running.scheduled;
    post?.(posting);
    if (running.balance === 0) {
      const balloon = payment > 2 * due ? payment - due : 0;
      const finalPayment = payment + lump;
      return {
        periods: period,
        interest: running.interest,
        firstRepayment,
        piRepayment,
        finalPayment,
        balloon,
        belowInterest,
      };
    }
  }
}

/** Posts one period; `due` is its repayment with the extras, whatever is owed. */
function postPeriod(
  running: Running,
  plan: LedgerPlan,
  period: number,
): { readonly due: number; readonly posting: LedgerPosting } {
  const hasNewRate = moveRate(running, plan, period);
  const open = Math.max(0, running.balance - at(plan.offset, period));
  const interest = interestCents(open, running.ratePct, plan.perYear);
  const scheduled = scheduledAt(running, { plan, period, hasNewRate });
  const repayment = Math.max(interest, scheduled ?? 0);
  const owed = running.balance + interest;
  const due = repayment + at(plan.extras, period);
  const payment = period === plan.periods ? owed : Math.min(owed, due);
  const lump = Math.min(at(plan.lumps, period), owed - payment);
  running.balance = owed - payment - lump;
  running.interest += interest;
  const isSet = hasNewRate || period === plan.ioPeriods + 1;
  return { due, posting: { period, repayment, isSet, payment, lump, interest, balance: running.balance } };
}

function at(path: Float64Array | null, period: number): number {
  return path?.[period] ?? 0;
}

/** Brings the rate in force up to the period; true if it is another than before. */
function moveRate(running: Running, { rates }: LedgerPlan, period: number): boolean {
  const before = running.ratePct;
  for (let next = rates[running.nextRate]; next !== undefined && next.fromPeriod <= period; ) {
    running.ratePct = next.annualRatePct;
    running.nextRate += 1;
    next = rates[running.nextRate];
  }
  return running.ratePct !== before;
}

/** The scheduled repayment of a period, null while only interest is due. */
function scheduledAt(
  running: Running,
  { plan, period, hasNewRate }: { plan: LedgerPlan; period: number; hasNewRate: boolean },
): number | null {
  if (period <= plan.ioPeriods) return null;
  if (running.scheduled === null || (hasNewRate && plan.reamortises)) {
    const periodicRate = running.ratePct / 100 / plan.perYear;
    const level = levelRepayment(running.balance, periodicRate, plan.periods - period + 1);
    running.scheduled = plan.override ?? (plan.roundsUp ? wholeCentsUp(level) : wholeCents(level));
  }
  return running.scheduled;
}
