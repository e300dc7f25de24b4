import type { Decimal } from 'decimal.js';
import type { HouseholdEntity } from '../src/household/entity.ts';
import type { Holding } from '../src/household/holding.ts';
import type { Home, HomeUse, Household, Loan, Person } from '../src/household/household.ts';
import type { Gain } from '../src/law/reform/cgt/net-gain.ts';
import type { LawSide } from '../src/law/reform/cgt/sale.ts';
import { accountsOf, type FlowKind } from '../src/ledger/accounts.ts';
import type { Gate } from '../src/ledger/gates.ts';
import { type Amount, d } from './decimals.ts';

/** What a run of a household remembers, its clock and its book in whole cents. The words are those of docs/TIMELINE.md. */

/** By how much a drawn future strays from the plan, percentage points by simulated year; growth by home, then year. */
export interface Deviations {
  readonly growth: Float64Array;
  readonly rents: Float64Array;
  readonly rates: Float64Array;
  readonly prices: Float64Array;
}

/** The types of events, by way of the household that has them. */
export type HouseholdEvent = Household['events'][number];
export type HomeToBuy = EventOf<'buy'>['home'];
export type EventOf<Do extends HouseholdEvent['do']> = Extract<HouseholdEvent, { readonly do: Do }>;

/** Grows in equal steps from a base, which is set anew now and then. */
export interface Growing {
  base: number;
  steps: number;
}

export interface HomeState extends Growing {
  readonly home: Omit<Home, 'contract' | 'price'>;
  readonly place: number;
  /** The household's part, a fraction. */
  readonly part: Decimal;
  isOwned: boolean;
  /** Month of the purchase; -1 for one owned at the start. */
  ownedSince: number;
  /** A day, or a moment; null when not known. */
  contract: string | null;
  price: number | null;
  purchaseCosts: number;
  weeklyRent: { readonly dollars: number; readonly ofMonth: number };
  /** By the month of the run; none for those before it. */
  readonly improvements: { readonly on: string; readonly cents: number; readonly month?: number }[];
  readonly works: { before2027: number; from2027: number };
  /** What owning it cost that nobody can deduct, dollars. */
  readonly owning: { readonly element: 3; readonly amount: number; readonly on: string }[];
  /** The household's part on 1 July 2027, cents; null where nobody knows. */
  worth2027: number | null;
  /** When it was first let and what it was worth then, cents. */
  letFirst: { readonly month: number; readonly value: number } | null;
  soldInMonth: number | null;
  /** What was paid to borrow for it, cents, in a month, over how many months; `gone` in earlier years. */
  loanCosts: {
    readonly loan: string;
    readonly paid: number;
    readonly month: number;
    readonly months: number;
    gone: number;
    isOver: boolean;
  }[];
  readonly usedAs: { readonly from: number; readonly use: HomeUse }[];
}

export interface HoldingState extends Growing {
  readonly holding: Holding;
  /** In the order bought; cents. */
  bought: readonly { readonly units: Decimal; readonly cost: Decimal | null; readonly on: string }[];
  readonly part: Decimal;
  isHeld: boolean;
  /** Value of a unit on 1 July 2027, cents. */
  unit2027: Decimal | null;
}

export interface LoanState {
  readonly id: string;
  readonly kind: Loan['kind'];
  readonly limit: number | undefined;
  on: readonly string[];
  readonly purpose: string | null;
  rates: readonly { readonly from: number; readonly pct: number; readonly fixedUntil?: number | undefined }[];
  /** Rises of later months count. */
  risesAfter: number;
  fixedUntil: number;
  interestOnlyUntil: number;
  ends: number | null;
  /** In force, cents; null to be worked out. */
  repayment: number | null;
  rateBefore: Decimal | null;
  readonly extra: number;
  readonly limitedRecourse: boolean;
}

/** What a sale brings to a year. */
export interface Assessed {
  readonly gains: readonly Gain[];
  readonly losses: number;
}

export interface PersonState {
  readonly person: Person;
  gains: Gain[];
  losses: number;
  /** New dwellings sold in the year, with the discount and indexed. */
  newSales: readonly (readonly [discounted: Assessed, indexed: Assessed])[];
  pool: number;
  lossesBefore: number;
  taxLoss: number;
  distributed: { readonly cents: number; readonly sharePct: number }[];
}

export interface EntityState {
  readonly entity: HouseholdEntity;
  gains: (Gain & { readonly ofPerson: number })[];
  losses: number;
  pool: number;
  lossesBefore: number;
  taxLoss: number;
  /** By the household to a company, cents. */
  lent: number;
}

export interface SuperYear {
  readonly cap: number;
  readonly had: number;
  readonly before: number;
}

export interface Run {
  readonly household: Household;
  readonly law: LawSide;
  readonly paths: Deviations | null;
  readonly years: number;
  /** Months since the year 0. */
  readonly start: number;
  readonly months: number;
  readonly firstYearMonths: number;
  month: number;
  readonly book: Map<string, number>;
  /** Of the month by kind, and of the financial year by subject. */
  readonly flows: Map<string, number>;
  readonly tally: Map<string, number>;
  readonly homes: readonly HomeState[];
  readonly holdings: readonly HoldingState[];
  readonly loans: LoanState[];
  readonly people: readonly PersonState[];
  /** Super at the end of the last financial year by person, cents. */
  readonly superBefore: Map<string, number>;
  /** Each financial year behind: its concessional cap, contributions and super just before it, cents. */
  readonly superYears: Map<string, readonly SuperYear[]>;
  readonly entities: readonly EntityState[];
  readonly bought: Set<string>;
  readonly events: { readonly id: string; readonly do: string; readonly month: number; readonly isNoted: boolean }[];
  readonly blocked: Map<string, { readonly from: number; readonly blockers: Gate[] }>;
}

/** Whole cents of dollars, half away from zero. */
export function cents(dollars: Amount): number {
  return d(dollars).times(100).toDecimalPlaces(20).toDecimalPlaces(0).toNumber();
}

/** Months since the year 0. */
export function monthNumber(text: string): number {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The month of the run, from 0. */
export function monthOf(run: Run, text: string): number {
  return monthNumber(text) - run.start;
}

/** The first day of a month of the run. */
export function firstDay(run: Run, month: number): string {
  const count = run.start + month;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** Calendar month, 1 to 12. */
export function calendarMonth(run: Run): number {
  return ((run.start + run.month) % 12) + 1;
}

/** Calendar year in which the month's financial year starts. */
export function yearStart(run: Run): number {
  return Math.floor((run.start + run.month - 6) / 12);
}

/** Whether something is there in the month; both ends count. */
export function isWithin(run: Run, { from, until }: { from?: string | undefined; until?: string | undefined }) {
  const { month } = run;
  return (from === undefined || monthOf(run, from) <= month) && (until === undefined || month <= monthOf(run, until));
}

/** f of a month: grows at each twelfth month, by what the year before strayed too. */
export function factor(run: Run, pct: number, { by, month = run.month }: { by: 'prices' | 'rents'; month?: number }) {
  let grown = d(1);
  for (let year = 0; year < Math.floor(month / 12); year += 1)
    grown = grown.times(
      d(pct)
        .plus(run.paths?.[by][year] ?? 0)
        .div(100)
        .plus(1),
    );
  return grown;
}

/** Growth of a home in a simulated year, percent. */
export function growthPct(run: Run, { home, place }: Pick<HomeState, 'home' | 'place'>, year: number): Decimal {
  return d(home.growthPct ?? run.household.assume.growthPct).plus(run.paths?.growth[place * run.years + year] ?? 0);
}

/** A name's balance, cents; what is owed is negative. */
export function balance(run: Run, name: string): number {
  return run.book.get(name) ?? 0;
}

/** What is owed on a loan, cents. */
export function owed(run: Run, loan: string): number {
  return -balance(run, `loan ${loan}`);
}

/** The account that everything goes through. */
export function firstAccount({ household }: Run): string {
  return `cash ${household.accounts[0]?.id}`;
}

/** Moves cents from one account to another, the outside world's included. */
export function move(run: Run, kind: FlowKind, [from, to, amount]: readonly [from: string, to: string, cents: number]) {
  run.book.set(from, balance(run, from) - amount);
  run.book.set(to, balance(run, to) + amount);
  add(run.flows, kind, amount);
}

/** Moves cents into the first account. */
export function receive(run: Run, kind: FlowKind, [from, amount]: readonly [from: string, cents: number]) {
  move(run, kind, [from, firstAccount(run), amount]);
}

/** Moves cents out of the first account. */
export function pay(run: Run, kind: FlowKind, [to, amount]: readonly [to: string, cents: number]) {
  move(run, kind, [firstAccount(run), to, amount]);
}

/** Adds to a sum by name. */
export function add(sums: Map<string, number>, name: string, amount: number) {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

/** The events of a kind, in their order. */
export function eventsOf<Do extends HouseholdEvent['do']>(run: Run, kind: Do): readonly EventOf<Do>[] {
  return run.household.events.filter((event): event is EventOf<Do> => event.do === kind);
}

/** Notes an event of the month, with whether something did not fit. */
export function happened(run: Run, event: HouseholdEvent, isNoted = false) {
  run.events.push({ id: event.id, do: event.do, month: run.month, isNoted });
}

/** Balances in the order of `accountsOf`. */
export function balancesNow(run: Run): readonly number[] {
  return accountsOf(run.household).map(({ kind, subject }) => balance(run, named(kind, subject)));
}

function named(kind: string, subject: string) {
  return subject === '' ? kind : `${kind} ${subject}`;
}

/** The use of a home in the month: the last change begun, an event before a recorded one of the same month. */
export function useOf(run: Run, { home, ownedSince }: HomeState): HomeUse {
  const recorded = ('laterUses' in home ? home.laterUses : undefined) ?? [];
  const changes = [
    ...recorded.map(({ from, use }) => ({ from: monthOf(run, from), use })),
    ...eventsOf(run, 'use').flatMap((event) =>
      event.home === home.id && monthOf(run, event.when) > ownedSince
        ? [{ from: monthOf(run, event.when), use: event.use }]
        : [],
    ),
  ];
  return latest(changes, run.month)?.use ?? home.use;
}

/** The last row begun by a month; of two in one month the later in the list. */
export function latest<Row extends { readonly from: number }>(rows: readonly Row[], month: number): Row | undefined {
  const begun = rows.filter(({ from }) => from <= month);
  const last = Math.max(...begun.map(({ from }) => from));
  return begun.findLast(({ from }) => from === last);
}

/** A person's fraction of what the household owns of something. */
export function partOf(owners: Home['owners'], person: string): Decimal {
  const total = (rows: Home['owners']) => rows.reduce((sum, { sharePct }) => sum.plus(sharePct), d(0));
  const all = total(owners);
  return all.isZero() ? d(0) : total(owners.filter(({ owner }) => owner === person)).div(all);
}
