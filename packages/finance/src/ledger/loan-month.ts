import { levelRepayment } from '../loan/repayment.ts';
import { loanRateFloor } from '../rules/joint-chances.ts';
import { interestCents, wholeCents } from '../units/ledger.ts';
import { countRegular } from './entity-month.ts';
import { firstAccount } from './first-account.ts';
import { addOwnershipCost } from './ownership-costs.ts';
import type { Run, RunningLoan } from './running.ts';
import type { RunningHolding } from './running-holding.ts';
import type { RunningHome } from './running-home.ts';
import type { BreakCost } from './timeline.ts';
import { simulatedYear } from './values.ts';

/** A loan's rate in the month a run is in, percent a year. */
export function rateNow(run: Run, loan: RunningLoan): number {
  const { month } = run;
  for (let next = loan.laterRates[0]; next !== undefined && next.from <= month; next = loan.laterRates[0]) {
    loan.ownRatePct = next.ratePct;
    loan.fixedUntil = next.fixedUntil ?? loan.fixedUntil;
    loan.laterRates = loan.laterRates.slice(1);
  }
  return month <= loan.fixedUntil ? loan.ownRatePct : variableRate(run, loan.ownRatePct, loan.raisedBefore);
}

/** A variable rate this month: the loan's own, the rises since it was set, and what a drawn future adds. */
function variableRate(run: Run, ownRatePct: number, raisedBefore: number): number {
  const rate = Math.max(0, ownRatePct + run.raised - raisedBefore);
  const deviation = run.paths?.rates[simulatedYear(run)] ?? 0;
  if (deviation === 0) return rate;
  return Math.max(Math.min(ownRatePct, loanRateFloor.value), rate + deviation);
}

/** The rate of a loan taken this month, percent a year: its own, or the assumed one with all rises so far. */
export function newLoanRate(run: Run, ratePct?: number): number {
  return ratePct === undefined
    ? variableRate(run, run.household.assume.loanRatePct, 0)
    : variableRate(run, ratePct, run.raised);
}

/** Interest, repayments and extras of the loans. */
export function postLoans(run: Run): void {
  for (const loan of run.loans) {
    const owed = -(run.books.now[loan.account] ?? 0);
    loan.lastPaid = 0;
    if (owed > 0) postLoan(run, loan, owed);
  }
}

function postLoan(run: Run, loan: RunningLoan, owed: number): void {
  const { books, month, world } = run;
  const everyday = firstAccount(run);
  const ratePct = rateNow(run, loan);
  const interest = interestCents(Math.max(0, owed - offsetOf(run, loan)), ratePct, 12);
  const payment = paymentOf(loan, { month, owed, interest, ratePct });
  const extra = Math.min(loan.extra, owed + interest - payment);
  const subject = loan.id;
  books.post('loanInterest', { subject, from: everyday, to: world.lenders }, interest);
  books.post('principal', { subject, from: everyday, to: loan.account }, payment - interest);
  books.post('extra', { subject, from: everyday, to: loan.account }, extra);
  if (extra > 0) noteBreak(run, loan, 'repaid');
  loan.lastPaid = payment;
  countRegular(run, loan.purpose, -payment - extra);
  countInterest(run, loan, interest);
}

/** Remembers the first month in which a loan is repaid early, or refinanced, while its rate is fixed. */
export function noteBreak({ breakCosts, month }: Run, { id, fixedUntil }: RunningLoan, why: BreakCost['why']): void {
  if (month > fixedUntil || breakCosts.some((known) => known.loan === id && known.why === why)) return;
  breakCosts.push({ loan: id, why, month });
}

function offsetOf({ accounts, books }: Run, { id }: RunningLoan): number {
  let offset = 0;
  for (const { account, place } of accounts) {
    if (account.offsets === id) offset += Math.max(0, books.now[place] ?? 0);
  }
  return offset;
}

interface LoanMonth {
  readonly month: number;
  /** Whole cents. */
  readonly owed: number;
  readonly interest: number;
  readonly ratePct: number;
}

/** Whole cents due this month with the interest; keeps the repayment in force on the loan. */
function paymentOf(loan: RunningLoan, { month, owed, interest, ratePct }: LoanMonth): number {
  const hasNewRate = loan.lastRatePct !== null && loan.lastRatePct !== ratePct;
  const isInterestOnly = month <= loan.interestOnlyUntil;
  loan.lastRatePct = ratePct;
  if (loan.ends !== null && (hasNewRate || isInterestOnly)) loan.recorded = null;
  if (hasNewRate || isInterestOnly) loan.scheduled = null;
  if (loan.ends !== null && month >= loan.ends) return owed + interest;
  if (isInterestOnly) return interest;
  loan.scheduled ??= loan.recorded ?? levelCents(loan, { month, owed, ratePct });
  return Math.min(owed + interest, Math.max(interest, loan.scheduled));
}

/** The level repayment to the loan's end, whole cents; 0 for a loan without one. */
function levelCents({ ends }: RunningLoan, { month, owed, ratePct }: Omit<LoanMonth, 'interest'>): number {
  return ends === null ? 0 : wholeCents(levelRepayment(owed, ratePct / 1200, ends - month + 1));
}

/** Interest counts for the property or the holding that the loan is for. */
function countInterest(run: Run, { purpose }: RunningLoan, interest: number): void {
  const { homes, holdings } = run;
  if (purpose === null || interest === 0) return;
  for (const home of homes) if (home.home.id === purpose) countHomeInterest(run, home, interest);
  for (const running of holdings) {
    if (running.holding.id === purpose && running.owned) countHoldingInterest(run, running, interest);
  }
}

function countHoldingInterest({ people }: Run, { holding, owners }: RunningHolding, interest: number): void {
  const ofShares = holding.kind === 'shares' ? interest : 0;
  for (const { person, fraction } of owners) {
    const owner = people[person];
    if (owner === undefined) continue;
    owner.interestDeducted += interest * fraction;
    owner.financialNet -= ofShares * fraction;
  }
}

/** Deducted while the property is let; of its cost base while it is not. */
function countHomeInterest(run: Run, home: RunningHome, interest: number): void {
  if (!home.owned) return;
  if (home.use === 'rent') home.year.interest += interest;
  else addOwnershipCost(run, home, interest);
}
