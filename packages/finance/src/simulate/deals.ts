import type { HouseholdEvent } from '../household/household.ts';
import { firstDayOfMonth } from '../ledger/clock.ts';
import { countDeal, countRegular } from '../ledger/entity-month.ts';
import { firstAccount } from '../ledger/first-account.ts';
import { noteBreak } from '../ledger/loan-month.ts';
import { takeUnits } from '../ledger/parcels.ts';
import type { Run, RunningLoan } from '../ledger/running.ts';
import { setBase } from '../ledger/values.ts';
import { toCents, wholeCents } from '../units/ledger.ts';
import { addBorrowingExpense } from '../year/borrowing-expenses.ts';
import { addHoldingGain, addHomeGain } from '../year/gains.ts';
import { buyDated } from './purchase.ts';

type DealEvent = Extract<HouseholdEvent, { readonly do: 'buy' | 'sell' | 'refinance' | 'renovate' }>;

/** Makes a dated deal at its month. Returns what did not fit, or null. */
export function makeDeal(run: Run, event: DealEvent): string | null {
  switch (event.do) {
    case 'sell':
      return sell(run, event);
    case 'refinance':
      return refinance(run, event);
    case 'renovate':
      return renovate(run, event);
    case 'buy':
      return buyDated(run, event);
  }
}

/** Pays a lump sum, or receives one. Returns what did not fit, or null. */
export function payLump(run: Run, event: Extract<HouseholdEvent, { do: 'lump' }>): string | null {
  const { books, world } = run;
  const everyday = firstAccount(run);
  const amount = toCents(event.amount);
  if (event.loan === undefined) {
    const move = { subject: event.id, from: amount > 0 ? world.payers : everyday };
    books.post('lump', { ...move, to: amount > 0 ? everyday : world.suppliers }, Math.abs(amount));
    return null;
  }
  const loan = run.loans.find(({ id }) => id === event.loan);
  const owed = loan === undefined ? 0 : -(books.now[loan.account] ?? 0);
  if (loan === undefined || owed <= 0) return 'Nothing is owed on that loan then.';
  const paid = Math.min(Math.abs(amount), owed);
  books.post('extra', { subject: loan.id, from: everyday, to: loan.account }, paid);
  noteBreak(run, loan, 'repaid');
  countRegular(run, loan.purpose, -paid);
  return null;
}

function sell(run: Run, event: Extract<HouseholdEvent, { do: 'sell' }>): string | null {
  const home = run.homes.find(({ home: { id } }) => id === event.what);
  const holding = run.holdings.find(({ holding: { id } }) => id === event.what);
  const sold = home ?? holding;
  if (sold === undefined || !sold.owned) return 'It is not owned then, so there is nothing to sell.';
  const { books, world } = run;
  const everyday = firstAccount(run);
  const price = books.now[sold.account] ?? 0;
  const costs = wholeCents((price * (event.costsPct ?? 0)) / 100);
  if (home !== undefined) addHomeGain(run, home, { price, costs });
  if (holding !== undefined) addHoldingGain(run, holding, { sold: takeUnits(run, holding, price), costs });
  books.post('sale', { subject: event.what, from: sold.account, to: everyday }, price);
  books.post('sellingCosts', { subject: event.what, from: everyday, to: world.suppliers }, costs);
  countDeal(run, event.what, price - costs);
  sold.owned = false;
  setBase(sold, 0);
  if (home !== undefined) home.soldOn = firstDayOfMonth(run.start + run.month);
  repayOnSale(run, { id: event.what, received: price - costs });
  return null;
}

/** Loans on what was sold are paid out in order; one that other properties secure too keeps what the price leaves. */
function repayOnSale(run: Run, { id, received }: { readonly id: string; readonly received: number }): void {
  let left = received;
  for (const loan of run.loans) {
    const { purpose } = loan;
    if (purpose === id) loan.purpose = null;
    if (!loan.on.includes(id)) continue;
    loan.on = loan.on.filter((other) => other !== id);
    const owed = -(run.books.now[loan.account] ?? 0);
    const paid = loan.on.length === 0 ? owed : Math.min(owed, Math.max(0, left));
    const move = { subject: loan.id, from: firstAccount(run), to: loan.account };
    run.books.post('repaidOnSale', move, paid);
    if (paid > 0) noteBreak(run, loan, 'repaid');
    countDeal(run, purpose, -paid);
    left -= paid;
  }
}

function refinance(run: Run, event: Extract<HouseholdEvent, { do: 'refinance' }>): string | null {
  const { books, world } = run;
  const loan = run.loans.find(({ id }) => id === event.loan);
  if (loan === undefined || (books.now[loan.account] ?? 0) >= 0) return 'Nothing is owed on that loan then.';
  const everyday = firstAccount(run);
  books.post('refinanceCosts', { subject: event.id, from: everyday, to: world.lenders }, toCents(event.costs ?? 0));
  books.post('borrowed', { subject: loan.id, from: loan.account, to: everyday }, toCents(event.cashOut ?? 0));
  countDeal(run, loan.purpose, toCents(event.cashOut ?? 0) - toCents(event.costs ?? 0));
  noteBreak(run, loan, 'refinanced');
  if ((event.cashOut ?? 0) > 0) noteCashOut(run, loan, event.id);
  setTerms(run, loan, event);
  addBorrowingExpense(run, loan, toCents(event.costs ?? 0));
  return null;
}

/** Interest is deducted as far as what it was borrowed for earns income (ITAA 1997 s 8-1), which no event says. */
function noteCashOut({ notKnown }: Run, { purpose }: RunningLoan, id: string): void {
  const as = purpose === null ? 'private' : `that of the rest of the loan, for ${purpose}`;
  const countedAs = `What the cash taken out is spent on is not known: its interest counts as ${as}.`;
  notKnown.set(`${id}.cashOut`, { subject: id, field: 'cashOut', countedAs });
}

function setTerms(run: Run, loan: RunningLoan, event: Extract<HouseholdEvent, { do: 'refinance' }>): void {
  loan.ownRatePct = event.ratePct;
  loan.laterRates = [];
  loan.raisedBefore = run.raised;
  loan.fixedUntil = -1;
  const { interestOnlyMonths } = event;
  if (interestOnlyMonths !== undefined) loan.interestOnlyUntil = run.month + interestOnlyMonths;
  if (event.termMonths !== undefined) loan.ends = run.month + event.termMonths;
  if (loan.ends !== null) loan.recorded = null;
  loan.scheduled = null;
  loan.lastRatePct = null;
}

function renovate(run: Run, event: Extract<HouseholdEvent, { do: 'renovate' }>): string | null {
  const { books, month, world } = run;
  const home = run.homes.find(({ home: { id } }) => id === event.home);
  if (home === undefined || !home.owned) return 'It is not owned then, so there is nothing to renovate.';
  const subject = event.home;
  const cost = wholeCents(event.cost * home.part * 100);
  books.post('renovation', { subject, from: firstAccount(run), to: world.suppliers }, cost);
  countDeal(run, subject, -cost);
  const added = wholeCents(event.addsValue * home.part * 100);
  books.post('valueAdded', { subject, from: world.market, to: home.account }, added);
  setBase(home, books.now[home.account] ?? 0);
  home.improvements.push({ amount: cost / 100, on: firstDayOfMonth(run.start + month), builtIn: month });
  if (event.rentWeekly !== undefined) Object.assign(home, { weekly: event.rentWeekly, weeklyAt: home.rents.factor });
  return null;
}
