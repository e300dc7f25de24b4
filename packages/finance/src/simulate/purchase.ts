import { lastOfWorks } from '../ledger/capital-works.ts';
import { firstAccount } from '../ledger/first-account.ts';
import { type Gate, gates } from '../ledger/gates.ts';
import type { Keeps, Offer, OfferTests, PurchaseEvent, Run, RunningLoan } from '../ledger/running.ts';
import { setBase } from '../ledger/values.ts';
import { toCents } from '../units/ledger.ts';
import { addBorrowingExpense } from '../year/borrowing-expenses.ts';
import { purchaseDay } from '../year/counted-status.ts';

/** The tests that a purchase fails this month, in their order: equity, income, cash. */
function failingTests(fails: OfferTests, offer: Offer): readonly Gate[] {
  return gates.filter((gate) => fails[gate](offer));
}

/** The tests by how soon they are answered. */
const quickestFirst = ['equity', 'cash', 'serviceability'] as const satisfies readonly Gate[];

/** The first test that a purchase fails this month, alone, in a run for balances the quickest; none when it passes. */
function firstFailing(fails: OfferTests, offer: Offer, keeps: Keeps): readonly Gate[] {
  const order = keeps === 'balances' ? quickestFirst : gates;
  const gate = order.find((name) => fails[name](offer));
  return gate === undefined ? [] : [gate];
}

/** Equity loans run interest only for thirty years at least. */
const equityMonths = 360;

/** Buys at an entered month whatever the tests say. Returns the tests that would have stopped it, or null. */
export function buyDated(run: Run, event: PurchaseEvent): string | null {
  const { buying } = run.preset;
  const { offer: offerOf, fails } = buying.now(run);
  const offer = offerOf(event);
  const { cash, equity, short } = offer;
  run.failing = failingTests(fails, offer);
  buy(run, buying.isDatedFromCash ? { ...offer, cash: cash + equity + short, equity: 0, short: 0 } : offer);
  const failing = run.failing.join(', ');
  return failing === '' ? null : `Bought although a lender or the cash would say no: ${failing}.`;
}

/** Tries the purchases that wait, in order; makes those that no test stops and notes what stops the others. */
export function tryWaiting(run: Run): void {
  const { isQueue, now } = run.preset.buying;
  let buying = now(run);
  for (let index = 0; index < run.waiting.length; ) {
    const entry = run.waiting[index];
    if (entry === undefined || run.month < entry.from) {
      index += 1;
      continue;
    }
    const offer = buying.offer(entry.event);
    run.failing = isQueue ? failingTests(buying.fails, offer) : firstFailing(buying.fails, offer, run.keeps);
    const [blocker] = run.failing;
    if (blocker === undefined) {
      buy(run, offer);
      buying = now(run);
      run.waiting.splice(index, 1);
      run.happened.push({ id: entry.event.id, do: 'buy', month: run.month, note: null });
    } else {
      entry.blocked.blockers.push(blocker);
      if (isQueue) return;
      index += 1;
    }
  }
}

/** Buys: loans taken, the price and what comes with it paid, the property owned from here on. */
export function buy(run: Run, offer: Offer): void {
  const { books, month, world } = run;
  const { event, home, base, insurance, duty, otherCosts, price, value, equity } = offer;
  const everyday = firstAccount(run);
  gatherCash(run, offer.cash);
  const loan = { subject: `${event.id}.loan`, from: books.place('loan', `${event.id}.loan`), to: everyday };
  books.post('borrowed', loan, base + insurance);
  if (equity > 0) {
    const id = `${event.id}.equity`;
    books.post('borrowed', { subject: id, from: books.place('loan', id), to: everyday }, equity);
    run.loans.push(equityLoan(run, { id, home: home.home.id }));
  }
  const subject = home.home.id;
  books.post('purchase', { subject, from: everyday, to: home.account }, price);
  books.post('growth', { subject, from: world.market, to: home.account }, value - price);
  books.post('mortgageInsurance', { subject, from: everyday, to: world.suppliers }, insurance);
  books.post('purchaseDuty', { subject, from: everyday, to: world.taxOffice }, duty);
  books.post('purchaseCosts', { subject, from: everyday, to: world.suppliers }, otherCosts);
  home.owned = true;
  home.boughtOn = purchaseDay(run.start + month);
  home.worksUntil = lastOfWorks(home.boughtOn, run.start);
  home.price = price / 100;
  home.purchaseCosts = (duty + otherCosts) / 100;
  setBase(home, value);
  const taken = purchaseLoan(run, event);
  run.loans.push(taken);
  addBorrowingExpense(run, taken, insurance);
}

/** Moves what the purchase takes from the other accounts into the first one, after what that holds above the floor. */
function gatherCash(run: Run, cash: number): void {
  const { books, household } = run;
  const everyday = firstAccount(run);
  const floor = toCents(household.policy?.floor ?? 0);
  let left = cash - Math.min(cash, Math.max(0, (books.now[everyday] ?? 0) - floor));
  for (const { account, place } of run.accounts.slice(1)) {
    const taken = Math.min(left, Math.max(0, books.now[place] ?? 0));
    books.post('transfer', { subject: account.id, from: place, to: everyday }, taken);
    left -= taken;
  }
}

function equityLoan(run: Run, { id, home }: { id: string; home: string }): RunningLoan {
  return {
    ...newLoan(run, id),
    ...run.preset.buying.equityTerms(run),
    purpose: home,
    interestOnlyUntil: run.month + equityMonths,
  };
}

/** The loan of a purchase as it starts this month; without a rate of its own, the assumed one with all rises so far. */
function purchaseLoan(run: Run, event: PurchaseEvent): RunningLoan {
  const { ratePct, termMonths = 360, interestOnlyMonths = 0 } = event.loan;
  return {
    ...newLoan(run, `${event.id}.loan`),
    on: [event.home.id],
    purpose: event.home.id,
    ownRatePct: ratePct ?? run.household.assume.loanRatePct,
    raisedBefore: ratePct === undefined ? 0 : run.raised,
    interestOnlyUntil: run.month + interestOnlyMonths,
    ends: run.month + termMonths,
  };
}

/** A loan on nothing yet, at the assumed rate. */
function newLoan(run: Run, id: string): RunningLoan {
  return {
    id,
    kind: 'home',
    account: run.books.place('loan', id),
    limit: 0,
    limitedRecourse: false,
    on: [],
    purpose: null,
    ownRatePct: run.household.assume.loanRatePct,
    laterRates: [],
    raisedBefore: 0,
    fixedUntil: -1,
    interestOnlyUntil: -1,
    ends: null,
    recorded: null,
    scheduled: null,
    lastRatePct: null,
    extra: 0,
    lastPaid: 0,
  };
}
