import { borrowed } from './timeline-borrowing.ts';
import { allEquity, bestSecurity } from './timeline-property.ts';
import { type Quote, quoteOf } from './timeline-quote.ts';
import { type EventOf, firstAccount, firstDay, happened, move, pay, type Run, useOf } from './timeline-run.ts';
import { failingTests } from './timeline-tests.ts';

/** Looks at a purchase: a dated one is made whatever the tests say, one that waits when it passes all. */
export function tryToBuy(run: Run, event: EventOf<'buy'>) {
  const quote = quoteOf(run, event);
  const failing = failingTests(run, quote);
  const [blocker] = failing;
  if (typeof event.when !== 'string' && blocker !== undefined) {
    const tried = run.blocked.get(event.id) ?? { from: run.month, blockers: [] };
    tried.blockers.push(blocker);
    run.blocked.set(event.id, tried);
    return;
  }
  buy(run, quote);
  run.bought.add(event.id);
  happened(run, event, failing.length > 0);
}

function buy(run: Run, { event, state, ...quote }: Quote) {
  const { missing, price, base, insurance, duty, otherCosts } = quote;
  const { id, home } = event;
  const security = bestSecurity(run);
  const equity = security === undefined ? 0 : Math.min(missing, allEquity(run).floor().toNumber());
  run.loans.push({ ...quote.equityLoan, on: [security?.home.id ?? home.id] }, quote.loan);
  move(run, 'borrowed', [`loan ${id}.loan`, firstAccount(run), base]);
  move(run, 'mortgageInsurance', [`loan ${id}.loan`, 'suppliers', insurance]);
  move(run, 'borrowed', [`loan ${id}.equity`, firstAccount(run), equity]);
  for (const { account, amount } of quote.fromAccounts) move(run, 'transfer', [account, firstAccount(run), amount]);
  pay(run, 'purchase', [`home ${home.id}`, price]);
  pay(run, 'purchaseDuty', ['taxOffice', duty]);
  pay(run, 'purchaseCosts', ['suppliers', otherCosts]);
  state.isOwned = true;
  state.ownedSince = run.month;
  state.base = price;
  state.steps = 0;
  // Of May 2026 the day is not known, and the last one is on the side of s 26-155 that holds losses back.
  const bought = firstDay(run, run.month);
  state.contract = bought === '2026-05-01' ? '2026-05-31' : bought;
  state.price = price;
  state.purchaseCosts = duty + otherCosts;
  state.usedAs.push({ from: run.month, use: useOf(run, state) });
  borrowed(run, quote.loan, insurance);
}
