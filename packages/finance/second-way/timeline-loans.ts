import { Decimal } from 'decimal.js';
import { d } from './decimals.ts';
import { level } from './loan.ts';
import { countFor } from './timeline-entities.ts';
import {
  add,
  balance,
  cents,
  eventsOf,
  happened,
  type LoanState,
  latest,
  monthOf,
  owed,
  pay,
  type Run,
  receive,
  useOf,
} from './timeline-run.ts';

/** No drawn future takes a rate below it, percent a year. */
const leastRatePct = 2;

/** A loan's own rate of a month, percent a year. */
function ownRate(loan: LoanState, month: number): Decimal {
  return d(latest(loan.rates, month)?.pct ?? 0);
}

/** The rate of the month: its own, with the rises since, and where a future strays. */
export function rateOf(run: Run, loan: LoanState): Decimal {
  const own = ownRate(loan, run.month);
  const fixedLater = loan.rates.filter(({ from, fixedUntil }) => from <= run.month && fixedUntil !== undefined);
  if (run.month <= (fixedLater.at(-1)?.fixedUntil ?? loan.fixedUntil)) return own;
  const reaches = (month: number) => loan.risesAfter < month && month <= run.month;
  const rises = eventsOf(run, 'rates').filter(({ when }) => reaches(monthOf(run, when)));
  const rate = Decimal.max(
    0,
    rises.reduce((sum, { addPct }) => sum.plus(addPct), own),
  );
  const deviation = run.paths?.rates[Math.floor(run.month / 12)] ?? 0;
  return deviation === 0 ? rate : Decimal.max(Decimal.min(own, leastRatePct), rate.plus(deviation));
}

/** Step 6: interest, repayment and extra of each loan. */
export function payLoans(run: Run) {
  for (const loan of run.loans) if (owed(run, loan.id) > 0) payLoan(run, loan);
}

function payLoan(run: Run, loan: LoanState) {
  const name = `loan ${loan.id}`;
  const debt = owed(run, loan.id);
  const rate = rateOf(run, loan);
  const interest = monthInterest(debt - offset(run, loan.id), rate);
  const due = Math.max(interest, dueOf(run, loan, rate));
  const isLast = loan.ends !== null && run.month >= loan.ends;
  const principal = isLast ? debt : Math.min(debt, due - interest);
  pay(run, 'loanInterest', ['lenders', interest]);
  pay(run, 'principal', [name, principal]);
  const extra = Math.min(loan.extra, debt - principal);
  pay(run, 'extra', [name, extra]);
  countFor(run, loan.purpose, ['regular', -interest - principal - extra]);
  loan.rateBefore = rate;
  add(run.flows, `repaid ${loan.id}`, interest + principal);
  deduct(run, loan, interest);
}

/** Interest of a month, cents. */
export function monthInterest(debt: number, ratePct: Decimal): number {
  return cents(ratePct.times(Math.max(0, debt)).div(1_200).div(100));
}

function offset(run: Run, loan: string): number {
  return run.household.accounts
    .filter(({ offsets }) => offsets === loan)
    .reduce((sum, { id }) => sum + Math.max(0, balance(run, `cash ${id}`)), 0);
}

/** The repayment in force; 0 while interest only. */
function dueOf(run: Run, loan: LoanState, rate: Decimal): number {
  const { month } = run;
  if (month <= loan.interestOnlyUntil) return 0;
  if (loan.ends === null) return loan.repayment ?? 0;
  const before = loan.rateBefore ?? ownRate(loan, 0);
  const wasInterestOnly = month > 0 && month - 1 <= loan.interestOnlyUntil;
  if (loan.repayment === null || wasInterestOnly || !rate.eq(before))
    loan.repayment = levelCents(owed(run, loan.id), rate, Math.max(1, loan.ends - month + 1));
  return loan.repayment;
}

/** The level repayment of a month, cents. */
export function levelCents(debt: number, ratePct: Decimal, months: number): number {
  return cents(level(d(debt), ratePct.div(1_200), months).div(100));
}

/** Interest that lowers somebody's tax: for a home in a month it is let, for a holding while it is held. */
function deduct(run: Run, { purpose }: LoanState, interest: number) {
  const home = run.homes.find((state) => state.home.id === purpose);
  if (home?.isOwned && useOf(run, home) === 'rent') add(run.tally, `interest ${home.home.id}`, interest);
  else add(run.flows, `private interest ${purpose}`, interest);
  const holding = run.holdings.find((state) => state.holding.id === purpose);
  if (holding?.isHeld) add(run.tally, `margin ${holding.holding.id}`, interest);
}

/** Step 7: money received or paid once, onto a loan as far as it is owed. */
export function lumps(run: Run) {
  for (const event of eventsOf(run, 'lump')) {
    if (monthOf(run, event.when) !== run.month) continue;
    happened(run, event, event.loan !== undefined && owed(run, event.loan) <= 0);
    const amount = cents(event.amount);
    if (event.loan !== undefined) {
      const paid = Math.min(Math.abs(amount), Math.max(0, owed(run, event.loan)));
      pay(run, 'lump', [`loan ${event.loan}`, paid]);
      const purpose = run.loans.find(({ id }) => id === event.loan)?.purpose ?? null;
      countFor(run, purpose, ['regular', -paid]);
    } else if (amount > 0) receive(run, 'lump', ['payers', amount]);
    else pay(run, 'lump', ['suppliers', -amount]);
  }
}
