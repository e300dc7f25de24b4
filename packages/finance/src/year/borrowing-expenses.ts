import { firstDayOfMonth, monthNumber } from '../ledger/clock.ts';
import type { Run, RunningLoan } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { daysBetween, parseDate } from '../units/calendar.ts';
import { toCents, wholeCents } from '../units/ledger.ts';

/** What is no more than this is deducted at once, cents (ITAA 1997 s 25-25(6)). */
const mostAtOnce = 10_000;

/** The longest period that borrowing expenses are spread over, months (s 25-25(5)). */
const longestMonths = 60;

type Taken = Pick<RunningLoan, 'id' | 'purpose' | 'ends'>;
type Expense = RunningHome['expenses'][number];

/**
 * Keeps what a loan for a property cost to take this month, whole cents: mortgage insurance, or refinancing, which repays
 * the loan that was there. Its interest runs from the next month on. Nothing for a loan that is for no property.
 */
export function addBorrowingExpense(run: Run, loan: Taken, cents: number): void {
  const home = run.homes.find((each) => each.home.id === loan.purpose);
  if (home === undefined) return;
  for (const expense of home.expenses) if (expense.loan === loan.id) expense.isRepaid = true;
  if (cents > 0) home.expenses.push(expenseOf(run, loan, { from: run.start + run.month + 1, cents }));
}

/** Keeps what loans cost to take before the run, less its days before, by which it was deducted or lost. */
export function addRecordedExpenses(run: Run): void {
  for (const { id, borrowingCosts = [] } of run.household.loans) {
    const loan = run.loans.find((each) => each.id === id);
    const home = run.homes.find((each) => each.home.id === loan?.purpose);
    // What was repaid by the start was deducted then.
    if (loan === undefined || home === undefined || run.books.now[loan.account] === 0) continue;
    for (const { on, amount } of borrowingCosts) {
      const expense = expenseOf(run, loan, { from: monthNumber(on) + 1, cents: toCents(amount) });
      const left = leftAt(expense, run.start);
      if (left > 0) home.expenses.push({ ...expense, left });
    }
  }
}

function expenseOf(run: Run, { id, ends }: Taken, { from, cents }: { from: number; cents: number }): Expense {
  const term = ends === null ? longestMonths : run.start + ends + 1 - from;
  const until = from + Math.min(longestMonths, Math.max(1, term));
  return { loan: id, from, until, left: cents, total: cents, isRepaid: false };
}

/** What is left of an expense at the start of a run, whole cents. */
function leftAt({ from, until, total }: Expense, start: number): number {
  if (from >= start) return total;
  if (until <= start || total <= mostAtOnce) return 0;
  return wholeCents((total * daysIn(start, until)) / daysIn(from, until));
}

/**
 * At 30 June: each property's borrowing expenses of the year, by days over what is left of the shorter of the loan's term
 * and five years, all that is left of a loan that was repaid, in the part of the year in which it was let (s 25-25(3), (4)).
 */
export function deductBorrowing(run: Run): void {
  for (const home of run.homes) {
    if (home.expenses.length > 0) deductOf(run, home);
  }
}

function deductOf(run: Run, home: RunningHome): void {
  const { letMonths, ownedMonths } = home.year;
  const withLoan = ownedMonths + monthsSinceSale(run, home);
  for (const expense of home.expenses) {
    if (run.loans.some(({ id, account }) => id === expense.loan && run.books.now[account] === 0))
      expense.isRepaid = true;
    const most = mostOfYear(run, expense);
    expense.left -= most;
    const months = expense.isRepaid ? ownedMonths : withLoan;
    if (months > 0) home.year.borrowing += wholeCents((most * letMonths) / months);
  }
  home.expenses = home.expenses.filter(({ left }) => left > 0);
}

/** Months of the year, which has ended, after that of a property's sale: of a loan that goes on they earn nothing. */
function monthsSinceSale({ start, month }: Run, { soldOn }: RunningHome): number {
  const months = soldOn === null ? 0 : start + month - monthNumber(soldOn);
  return months < 12 ? months : 0;
}

/** The most that a year takes of an expense, whole cents; what is not used for income is lost. */
function mostOfYear({ start, month }: Run, { from, until, left, total, isRepaid }: Expense): number {
  const end = start + month + 1;
  if (from >= end && !isRepaid) return 0;
  if (isRepaid || total <= mostAtOnce || until <= end) return left;
  const first = Math.max(from, end - 12, start);
  return wholeCents((left * daysIn(first, end)) / daysIn(first, until));
}

/** Days from the first of one month to the last before another. */
function daysIn(from: number, until: number): number {
  const [first, end] = [from, until].map((month) => parseDate('month', firstDayOfMonth(month)));
  return first === undefined || end === undefined ? 0 : daysBetween(first, end);
}
