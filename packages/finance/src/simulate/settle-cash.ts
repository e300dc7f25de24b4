import { monthNumber } from '../ledger/clock.ts';
import { firstAccount } from '../ledger/first-account.ts';
import { noteBreak } from '../ledger/loan-month.ts';
import { addUnits, takeUnits } from '../ledger/parcels.ts';
import type { Run, RunningAccount, RunningLoan, RunningPerson } from '../ledger/running.ts';
import type { RunningHolding } from '../ledger/running-holding.ts';
import { toCents } from '../units/ledger.ts';
import { addHoldingGain } from '../year/gains.ts';

/**
 * Fills the first account up to the floor, or moves what is above `keep` to where the household wants it; notes a month
 * that ends short.
 */
export function settleCash(run: Run): void {
  const { books, month, household } = run;
  const everyday = firstAccount(run);
  const { floor = 0, keep = 0, surplusTo, surplusOrder = [] } = household.policy ?? {};
  const missing = toCents(floor) - (books.now[everyday] ?? 0);
  if (missing > 0) {
    drawSuper(run, drawHoldings(run, drawAccounts(run, missing)));
    if ((books.now[everyday] ?? 0) < 0) run.shortMonths.push(month);
    return;
  }
  let surplus = (books.now[everyday] ?? 0) - toCents(keep);
  if (surplus <= 0) return;
  const to = run.accounts.find(({ account }) => account.id === surplusTo)?.place;
  if (to !== undefined && to !== everyday) {
    books.post('transfer', { subject: surplusTo ?? '', from: everyday, to }, surplus);
    return;
  }
  for (const id of surplusOrder) surplus -= putInto(run, id, surplus);
}

/** Moves what an account, a loan or a holding takes of a surplus; returns it, whole cents. */
function putInto(run: Run, id: string, surplus: number): number {
  if (surplus === 0) return 0;
  const account = run.accounts.find((row) => row.account.id === id);
  if (account !== undefined) return putIntoAccount(run, account, surplus);
  const loan = run.loans.find((row) => row.id === id);
  if (loan !== undefined) return repayEarly(run, loan, surplus);
  const holding = run.holdings.find((row) => row.holding.id === id);
  return holding === undefined ? 0 : invest(run, holding, surplus);
}

/** An offset account takes what its loan is not offset by yet; any other, and one whose loan is still to come, takes all. */
function putIntoAccount(run: Run, { account: { id, offsets }, place }: RunningAccount, surplus: number): number {
  const from = firstAccount(run);
  if (place === from) return 0;
  const loan = run.loans.find((row) => row.id === offsets);
  const taken = loan === undefined ? surplus : Math.min(surplus, notOffset(run, loan));
  run.books.post('transfer', { subject: id, from, to: place }, taken);
  return taken;
}

function notOffset({ accounts, books }: Run, loan: RunningLoan): number {
  let left = -(books.now[loan.account] ?? 0);
  // The first account is what the surplus comes out of.
  for (const { account, place } of accounts.slice(1)) {
    if (account.offsets === loan.id) left -= Math.max(0, books.now[place] ?? 0);
  }
  return Math.max(0, left);
}

/** A loan takes what is owed on it; one for a property of a company, trust or fund is not the household's to repay. */
function repayEarly(run: Run, loan: RunningLoan, surplus: number): number {
  if (run.homes.some(({ home, ofEntity }) => ofEntity && home.id === loan.purpose)) return 0;
  const taken = Math.min(surplus, Math.max(0, -(run.books.now[loan.account] ?? 0)));
  if (taken > 0) noteBreak(run, loan, 'repaid');
  run.books.post('surplusRepaid', { subject: loan.id, from: firstAccount(run), to: loan.account }, taken);
  return taken;
}

function invest(run: Run, holding: RunningHolding, surplus: number): number {
  if (!holding.owned) return 0;
  const subject = holding.holding.id;
  addUnits(run, holding, surplus);
  run.books.post('surplusInvested', { subject, from: firstAccount(run), to: holding.account }, surplus);
  return surplus;
}

/** Takes what is missing from the other accounts in order; returns what they do not hold. */
function drawAccounts(run: Run, missing: number): number {
  const { books } = run;
  let left = missing;
  for (const { account, place } of run.accounts.slice(1)) {
    const taken = Math.min(left, Math.max(0, books.now[place] ?? 0));
    books.post('transfer', { subject: account.id, from: place, to: firstAccount(run) }, taken);
    left -= taken;
  }
  return left;
}

/** Sells of the holdings that may be drawn on, in order, what is missing; returns what they are not worth. */
function drawHoldings(run: Run, missing: number): number {
  const { drawOn = [] } = run.household.policy ?? {};
  let left = missing;
  for (const id of drawOn) {
    const holding = run.holdings.find((row) => row.holding.id === id);
    if (holding === undefined || !holding.owned || left === 0) continue;
    const taken = Math.min(left, Math.max(0, run.books.now[holding.account] ?? 0));
    if (taken === 0) continue;
    addHoldingGain(run, holding, { sold: takeUnits(run, holding, taken), costs: 0 });
    run.books.post('holdingDrawn', { subject: id, from: holding.account, to: firstAccount(run) }, taken);
    left -= taken;
  }
  return left;
}

/** Ages from which super can be drawn, months: retired, reg 6.01(7), and in any case, Schedule 1 item 106 of the SIS Regulations 1994. */
const drawnFrom = { retired: 60 * 12, anyway: 65 * 12 };

function drawSuper(run: Run, missing: number): void {
  const { books } = run;
  let left = missing;
  for (const person of run.people) {
    if (left === 0 || !mayDraw(run, person)) continue;
    const taken = Math.min(left, Math.max(0, books.now[person.super] ?? 0));
    books.post('superDrawn', { subject: person.person.id, from: person.super, to: firstAccount(run) }, taken);
    left -= taken;
  }
}

function mayDraw({ start, month }: Run, { person: { born }, retiredAfter }: RunningPerson): boolean {
  if (born === null) return false;
  return start + month - monthNumber(born) >= (month > retiredAfter ? drawnFrom.retired : drawnFrom.anyway);
}
