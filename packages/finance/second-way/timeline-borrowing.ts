import type { Loan } from '../src/household/household.ts';
import { d } from './decimals.ts';
import { add, cents, firstDay, type HomeState, type LoanState, monthNumber, owed, type Run } from './timeline-run.ts';

/**
 * Expenditure for borrowing, of a loan for a property (ITAA 1997 s 25-25): the period of the loan begins in the month
 * after, in which its interest does. Who refinances a loan repays it.
 */
export function borrowed(run: Run, loan: Pick<LoanState, 'id' | 'purpose' | 'ends'>, paid: number) {
  const state = run.homes.find(({ home }) => home.id === loan.purpose);
  // Once it is sold, what the loan is refinanced for earns nothing.
  if (!state?.isOwned) return;
  state.loanCosts = state.loanCosts.map((cost) => (cost.loan === loan.id ? { ...cost, isOver: true } : cost));
  const contract = loan.ends === null ? Number.POSITIVE_INFINITY : Math.max(1, loan.ends - run.month);
  const months = Math.min(contract, 12 * 5);
  state.loanCosts.push({ loan: loan.id, paid, month: run.month + 1, months, gone: 0, isOver: false });
}

/** What is on record of a loan’s borrowing: of it the days before the run are gone. */
export function recordedCosts(run: Run, { id, purpose, borrowingCosts = [], ends, balance }: Loan) {
  if (cents(balance) === 0) return;
  const state = run.homes.find(({ home }) => home.id === purpose);
  for (const { on, amount } of borrowingCosts) {
    const month = monthNumber(on) + 1 - run.start;
    const end = ends === null ? Number.POSITIVE_INFINITY : monthNumber(ends) + 1 - run.start;
    const months = Math.min(60, Math.max(1, end - month));
    if (state === undefined || amount === 0 || month + months <= 0 || (month < 0 && amount <= 100)) continue;
    const before =
      month < 0
        ? d(amount)
            .div(days(run, month, month + months))
            .times(days(run, month, 0))
        : d(0);
    const paid = cents(amount);
    state.loanCosts.push({ loan: id, paid, month, months, gone: paid - cents(d(amount).minus(before)), isOver: false });
  }
}

/** At 30 June: the maximum amount of each by the method statement, and of it the part of the months owned that are let. */
export function deductLoanCosts(run: Run) {
  for (const state of run.homes) {
    const { id } = state.home;
    const [monthsLet, owned] = [`let ${id}`, `owned ${id}`].map((name) => run.tally.get(name) ?? 0);
    for (const cost of state.loanCosts) {
      const isRepaid = cost.isOver || owed(run, cost.loan) === 0;
      const most = maximum(run, cost);
      cost.gone += most;
      // A loan that outlasts the property earns nothing in the months after it.
      const sold = state.soldInMonth;
      const after = isRepaid || sold === null || sold <= run.month - 12 ? 0 : run.month - sold;
      if (owned)
        add(
          run.tally,
          `loan costs ${id}`,
          cents(
            d(most)
              .times(monthsLet ?? 0)
              .div(owned + after)
              .div(100),
          ),
        );
    }
  }
}

function maximum(run: Run, { loan, paid, month, months, gone, isOver }: HomeState['loanCosts'][number]): number {
  // Step 1. Remaining expenditure.
  const remaining = paid - gone;
  const nextYear = run.month + 1;
  const isRepaid = isOver || owed(run, loan) === 0;
  if (isRepaid) return remaining;
  if (month >= nextYear) return 0;
  if (paid <= 100_00) return remaining;
  // Step 2. Remaining loan period, from the year's beginning or the loan's, if that is later.
  const begins = Math.max(month, nextYear - 12, 0);
  const ends = Math.max(nextYear, month + months);
  // Steps 3 and 4. By days; a period that ends in the year has all of its days in it.
  if (month + months <= nextYear) return remaining;
  return cents(
    d(remaining)
      .div(days(run, begins, ends))
      .times(days(run, begins, nextYear))
      .div(100),
  );
}

/** Days between the first days of two months of the run. */
function days(run: Run, from: number, to: number): number {
  return (Date.parse(firstDay(run, to)) - Date.parse(firstDay(run, from))) / 86_400_000;
}
