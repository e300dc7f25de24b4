import { assessSale } from '../src/law/reform/cgt/regime.ts';
import type { Sale } from '../src/law/reform/cgt/sale.ts';
import { d } from './decimals.ts';
import { borrowed } from './timeline-borrowing.ts';
import { sellUnits } from './timeline-cash.ts';
import { assessEntities, countFor } from './timeline-entities.ts';
import { owningLand } from './timeline-owning.ts';
import { tryToBuy } from './timeline-purchase.ts';
import { type DatedHome, dayOf, residence, worthAtFirstUse } from './timeline-residence.ts';
import {
  balance,
  cents,
  type EventOf,
  eventsOf,
  firstDay,
  type HomeState,
  happened,
  monthOf,
  move,
  owed,
  partOf,
  pay,
  type Run,
  receive,
} from './timeline-run.ts';

/** Step 10: sales, refinancing, renovations and purchases of the month, then purchases that wait. */
export function deals(run: Run) {
  const now = <Event extends { readonly when: string }>(events: readonly Event[]) =>
    events.filter(({ when }) => monthOf(run, when) === run.month);
  for (const event of now(eventsOf(run, 'sell'))) sell(run, event);
  for (const event of now(eventsOf(run, 'refinance'))) refinance(run, event);
  for (const event of now(eventsOf(run, 'renovate'))) renovate(run, event);
  const purchases = eventsOf(run, 'buy');
  const isDated = ({ when }: EventOf<'buy'>) => typeof when === 'string' && monthOf(run, when) === run.month;
  const waits = ({ id, when }: EventOf<'buy'>) =>
    typeof when !== 'string' && !run.bought.has(id) && monthOf(run, when.whenAllowedFrom) <= run.month;
  for (const event of purchases.filter(isDated)) tryToBuy(run, event);
  for (const event of purchases.filter(waits)) tryToBuy(run, event);
}

function sell(run: Run, event: EventOf<'sell'>) {
  const holding = run.holdings.find((state) => state.holding.id === event.what && state.isHeld);
  const home = run.homes.find((state) => state.home.id === event.what && state.isOwned);
  happened(run, event, holding === undefined && home === undefined);
  if (holding !== undefined) {
    const name = `holding ${event.what}`;
    const costs = cents(
      d(balance(run, name))
        .times(event.costsPct ?? 0)
        .div(10_000),
    );
    sellUnits(run, holding, { amount: balance(run, name), costs });
    takePrice(run, event, name);
    holding.isHeld = false;
  }
  if (home === undefined) return;
  const { price, costs } = takePrice(run, event, `home ${event.what}`);
  countFor(run, event.what, ['deals', price - costs]);
  repay(run, event.what, price - costs);
  owningLand(run, home);
  home.isOwned = false;
  home.soldInMonth = run.month;
  assess(run, home, { price, costs });
}

function takePrice(run: Run, { costsPct = 0 }: EventOf<'sell'>, name: string) {
  const price = balance(run, name);
  const costs = cents(d(price).times(costsPct).div(10_000));
  receive(run, 'sale', [name, price]);
  pay(run, 'sellingCosts', ['suppliers', costs]);
  return { price, costs };
}

/** Loans on what is sold, in order; one that another property still secures keeps what the price does not reach. */
function repay(run: Run, home: string, proceeds: number) {
  let left = Math.max(0, proceeds);
  const isOwned = (id: string) => id !== home && run.homes.some((state) => state.home.id === id && state.isOwned);
  for (const loan of run.loans.filter(({ on }) => on.includes(home))) {
    loan.on = loan.on.filter((id) => id !== home);
    const debt = Math.max(0, owed(run, loan.id));
    const paid = loan.on.some(isOwned) ? Math.min(debt, left) : debt;
    left = Math.max(0, left - paid);
    pay(run, 'repaidOnSale', [`loan ${loan.id}`, paid]);
    countFor(run, loan.purpose, ['deals', -paid]);
  }
}

/** Gains and losses of each owner; none where the contract's day or the price is not known. */
function assess(run: Run, state: HomeState, sold: { readonly price: number; readonly costs: number }) {
  const { contract } = state;
  if (contract === null) return;
  const bought = dayOf(contract);
  if (bought >= firstDay(run, run.month)) return;
  const base = costBase(run, { ...state, contract: bought });
  if (base === null) return;
  const sale = saleOf(run, { ...state, contract: bought, base }, sold);
  assessEntities(run, state, sale);
  if (state.usedAs.every(({ use }) => use === 'home')) return;
  for (const person of run.people) {
    const part = partOf(state.home.owners, person.person.id);
    if (part.isZero()) continue;
    const by = (newBuildChoice: 'discount' | 'indexation') =>
      assessSale(
        { ...sale, newBuildChoice, sharePct: part.times(100).toNumber() },
        { entity: 'individual', side: run.law },
      );
    if (soldAs(state).isNewBuild && run.law === 'enacted' && sale.soldOn >= '2027-07-01') {
      person.newSales = [...person.newSales, [by('discount'), by('indexation')]];
      continue;
    }
    const { gains, losses } = by('discount');
    person.gains.push(...gains);
    person.losses += losses;
  }
}

type KnownHome = DatedHome & { readonly base: number };

/** Dollars: the price; else what the law puts in its place, or asks nothing of. */
function costBase(run: Run, state: DatedHome): number | null {
  const { contract, price, worth2027, home } = state;
  if (price !== null) return price / 100;
  if (contract < '1985-09-20') {
    // Held before capital gains tax: no gain before 1 July 2027, and from then on the market value of that day.
    if (firstDay(run, run.month) < '2027-07-01') return 0;
    return value2027(run, state).method === 'valuation' && worth2027 !== null ? worth2027 / 100 : null;
  }
  const { entities = [] } = run.household;
  if (home.owners.some(({ owner }) => entities.some(({ id }) => id === owner))) return null;
  return home.livedIn?.worthThen === undefined ? null : worthAtFirstUse(run, state);
}

function saleOf(run: Run, state: KnownHome, { price, costs }: { price: number; costs: number }): Sale {
  const { works, improvements, owning } = state;
  const soldOn = firstDay(run, run.month);
  return {
    acquiredOn: state.contract,
    soldOn,
    purchasePrice: Math.max(0.01, state.base),
    purchaseCosts: state.purchaseCosts / 100,
    sellingCosts: costs / 100,
    salePrice: price / 100,
    costItems: [
      ...improvements.map(({ on, cents: amount }) => ({ element: 4 as const, amount: amount / 100, on })),
      ...owning,
    ],
    capitalWorksClaimed: { before2027: works.before2027 / 100, from2027: works.from2027 / 100 },
    value2027: value2027(run, state),
    indexation: { method: 'rate', annualPct: run.household.assume.pricesPct },
    ...soldAs(state),
    ...residence(run, state),
  };
}

/** Bare land is no residential dwelling (s 102-6); land somebody lived on has one that was built new. */
function soldAs({ home, usedAs }: HomeState): { readonly use: 'residential' | 'other'; readonly isNewBuild: boolean } {
  if (home.kind !== 'land') return { use: 'residential', isNewBuild: home.kind === 'new' };
  const isBuiltOn = home.livedIn !== undefined || usedAs.some(({ use }) => use === 'rent' || use === 'home');
  return { use: isBuiltOn ? 'residential' : 'other', isNewBuild: isBuiltOn };
}

/** Market value, unless a formula is chosen or nobody knows it. */
function value2027({ household: { openLaw } }: Run, { worth2027 }: HomeState): NonNullable<Sale['value2027']> {
  if (openLaw?.value2027 === 'straightLine') return { method: 'apportioned', formula: 'straightLine' };
  if (openLaw?.value2027 === 'compound' || worth2027 === null) return { method: 'apportioned', formula: 'compound' };
  return { method: 'valuation', amount: worth2027 / 100 };
}

function refinance(run: Run, event: EventOf<'refinance'>) {
  const loan = run.loans.find(({ id }) => id === event.loan);
  if (loan === undefined || owed(run, event.loan) <= 0) return happened(run, event, true);
  happened(run, event);
  loan.rates = [{ from: run.month, pct: event.ratePct }];
  loan.risesAfter = run.month;
  loan.fixedUntil = Number.NEGATIVE_INFINITY;
  if (event.interestOnlyMonths !== undefined) loan.interestOnlyUntil = run.month + event.interestOnlyMonths;
  if (event.termMonths !== undefined) loan.ends = run.month + event.termMonths;
  if (loan.ends !== null) loan.repayment = null;
  borrowed(run, loan, cents(event.costs ?? 0));
  countFor(run, loan.purpose, ['deals', cents(event.cashOut ?? 0) - cents(event.costs ?? 0)]);
  receive(run, 'borrowed', [`loan ${loan.id}`, cents(event.cashOut ?? 0)]);
  pay(run, 'refinanceCosts', ['lenders', cents(event.costs ?? 0)]);
}

function renovate(run: Run, event: EventOf<'renovate'>) {
  const state = run.homes.find(({ home, isOwned }) => home.id === event.home && isOwned);
  happened(run, event, state === undefined);
  if (state === undefined) return;
  const name = `home ${event.home}`;
  const cost = cents(state.part.times(event.cost));
  pay(run, 'renovation', ['suppliers', cost]);
  countFor(run, event.home, ['deals', -cost]);
  move(run, 'valueAdded', ['market', name, cents(state.part.times(event.addsValue))]);
  state.improvements.push({ on: firstDay(run, run.month), cents: cost, month: run.month });
  state.base = balance(run, name);
  state.steps = 0;
  if (event.rentWeekly !== undefined) state.weeklyRent = { dollars: event.rentWeekly, ofMonth: run.month };
}
