import type { Household, HouseholdEvent } from '../household/household.ts';
import { monthNumber, monthText } from '../ledger/clock.ts';
import { firstAccount } from '../ledger/first-account.ts';
import type { Offer, Preset, PurchaseEvent, Run } from '../ledger/running.ts';
import { setBase } from '../ledger/values.ts';
import { eventsOfMonth, letHappen } from '../simulate/happen.ts';
import { buyDated, tryWaiting } from '../simulate/purchase.ts';
import type { LoanCourse } from './own-loan.ts';
import type { ProjectionAssumptions } from './projection-assumptions.ts';

/** A property of a projection, checked; dollars and percent a year. */
export interface Projected {
  readonly id: string;
  readonly price: number;
  readonly growthPct: number;
  /** Year in which it joins whatever equity says; null to wait for equity. */
  readonly year: number | null;
  /** The portfolio starts with it, its deposit paid in cash. */
  readonly isStart: boolean;
  /** Owed on it when it joins, in place of a purchase's loan. */
  readonly owed: number | null;
  /** How what is owed is repaid; null for the loan of a purchase, which stands. */
  readonly course: LoanCourse | null;
}

export interface ProjectionPlan {
  readonly properties: readonly Projected[];
  readonly terms: ProjectionAssumptions;
}

/** What the books do not hold about the end of a year. */
export interface SnapshotNotes {
  readonly blockedBy: 'equity' | 'scheduled' | null;
  /** Purchases of an entered year with the equity they lacked, dollars. */
  readonly short: readonly { readonly id: string; readonly by: number }[];
}

/** Any July: nothing of a projection goes by the date. */
const start = '2000-07';

/** Number of the year at whose end a month of the run lies; the opening is 0. */
export function snapshotOf(month: number): number {
  return (month + 1) / 12;
}

/** A portfolio's plan as a household of nobody: properties to buy, without money that is counted. */
export function projectedHousehold({ properties }: ProjectionPlan): Household {
  const nothing = { people: [], incomes: [], holdings: [], homes: [], loans: [], costs: [] };
  const assume = { pricesPct: 0, wagesPct: 0, growthPct: 0, rentGrowthPct: 0, superReturnPct: 0, sharesGrowthPct: 0 };
  return {
    ...nothing,
    start,
    // What is paid in from outside the portfolio: deposits, and the worth of what was owned before.
    accounts: [{ id: 'paidIn', balance: 0 }],
    events: properties.map(purchaseOf),
    assume: { ...assume, loanRatePct: 0 },
  };
}

function purchaseOf({ id, price, growthPct, year }: Projected): HouseholdEvent {
  const at = (snapshot: number) => monthText(monthNumber(start) + 12 * snapshot - 1);
  return {
    id,
    do: 'buy',
    when: year === null ? { whenAllowedFrom: at(0) } : at(year),
    home: { id, state: null, value: price, growthPct, kind: null, landPct: null, use: 'empty', owners: everything },
    loan: { lvrPct: 100 },
  };
}

const everything = [{ owner: '', sharePct: 100 }];

/**
 * The specification's projection: values grow by the year, debt stands unless it has years left, a purchase waits for equity alone and borrows
 * all of its price and costs. Its books hold dollars, not rounded. `notes` gets a row for the end of each year from 0 on.
 */
export function simplePreset(plan: ProjectionPlan, notes: SnapshotNotes[]): Preset {
  return {
    stepMonths: 12,
    posted: (cents) => cents,
    open: (run) => void notes.push(buyNow(run, plan)),
    advance: (run) => {
      run.month += 11;
      run.books.month = run.month;
      growValues(run);
      repay(run, plan);
      notes.push(buyNow(run, plan));
    },
    buying: {
      from: -1,
      equityTerms: () => ({ on: [], ends: null }),
      isDatedFromCash: true,
      isQueue: true,
      now: (run) => ({
        offer: (event) => offerOf(run, event, plan),
        fails: { equity: ({ short }) => short > 0, serviceability: () => false, cash: () => false },
      }),
    },
  };
}

function buyNow(run: Run, { properties }: ProjectionPlan): SnapshotNotes {
  const short: { id: string; by: number }[] = [];
  letHappen(run, eventsOfMonth(run), (event) => {
    if (event.do !== 'buy') return undefined;
    const { isStart, owed } = projectedOf(properties, event.id);
    const lacking = run.preset.buying.now(run).offer(event).short;
    if (!isStart && owed === null && lacking > 0) short.push({ id: event.id, by: lacking });
    return buyDated(run, event);
  });
  tryWaiting(run);
  const isAllBought = run.homes.every(({ owned }) => owned);
  if (isAllBought) return { blockedBy: null, short };
  return { blockedBy: run.waiting.length > 0 ? 'equity' : 'scheduled', short };
}

function projectedOf(properties: readonly Projected[], id: string): Projected {
  const found = properties.find((property) => property.id === id);
  if (found === undefined) throw new Error(`no property ${id} in the projection`);
  return found;
}

/**
 * The first loan is the price less the deposit plus costs; a later one also covers the deposit, borrowed by refinancing
 * (decision O-03). `short` is what usable equity lacks for the deposit.
 */
function offerOf(run: Run, event: PurchaseEvent, { properties, terms }: ProjectionPlan): Offer {
  const { price, isStart, owed } = projectedOf(properties, event.id);
  const home = run.homes.find(({ home: { id } }) => id === event.id);
  if (home === undefined) throw new Error(`no property ${event.id} in the run`);
  const deposit = isStart ? terms.depositPct : 0;
  const base = owed === null ? (price * (100 - deposit + terms.costsPct)) / 100 : owed;
  const otherCosts = owed === null ? (price * terms.costsPct) / 100 : 0;
  const short = (price * terms.depositPct) / 100 - usableEquity(run, terms);
  const cash = price + otherCosts - base;
  return { event, home, price, value: price, base, insurance: 0, duty: 0, otherCosts, cash, equity: 0, short };
}

/** A year's growth of what is owned. */
function growValues({ homes, books, world }: Run): void {
  for (const home of homes) {
    if (!home.owned) continue;
    setBase(home, home.base * (1 + home.growthPct / 100));
    const now = books.now[home.account] ?? 0;
    books.post('growth', { subject: home.home.id, from: world.market, to: home.account }, home.base - now);
  }
}

/** Brings each loan with years left down to what is owed at the end of the year, from money outside the portfolio. */
function repay(run: Run, { properties }: ProjectionPlan): void {
  const { books, happened, month } = run;
  for (const { id, owed, course } of properties) {
    const joined = happened.find((event) => event.id === id);
    if (!owed || !course?.owedAfter || joined === undefined) continue;
    const [from, to] = [firstAccount(run), books.place('loan', `${id}.loan`)];
    const years = snapshotOf(month) - snapshotOf(joined.month);
    const principal = 0 - (books.now[to] ?? 0) - owed * course.owedAfter(years);
    books.post('principal', { subject: `${id}.loan`, from, to }, principal);
  }
}

/**
 * Equity that refinancing the whole portfolio to the limit would free, dollars; negative when debt exceeds the limit
 * (O-05).
 */
function usableEquity({ homes, loans, books }: Run, { refinancingLimitPct }: ProjectionAssumptions): number {
  let usable = 0;
  for (const { home, account, owned } of homes) {
    if (!owned) continue;
    const loan = loans.find(({ purpose }) => purpose === home.id)?.account ?? -1;
    usable += ((books.now[account] ?? 0) * refinancingLimitPct) / 100 + (books.now[loan] ?? 0);
  }
  return usable;
}
