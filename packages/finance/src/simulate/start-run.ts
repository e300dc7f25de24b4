import type { OwnerShare } from '../household/entity.ts';
import type { Home, Household, Loan, Person } from '../household/household.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { Books } from '../ledger/books.ts';
import { worksAtStart } from '../ledger/capital-works.ts';
import { monthNumber, monthsOfRun } from '../ledger/clock.ts';
import { parcelsAtStart, unitOf2027, worthOf2027 } from '../ledger/parcels.ts';
import {
  type Keeps,
  never,
  type Preset,
  type Run,
  type RunningIncome,
  type RunningLoan,
  type RunningPerson,
  type RunOptions,
  type WaitingPurchase,
} from '../ledger/running.ts';
import type { Growing } from '../ledger/running-holding.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { noSuperLaw } from '../ledger/super-law.ts';
import { policyOf } from '../lending/applicant-record.ts';
import { partOfDollars, toCents, wholeCents } from '../units/ledger.ts';
import { addRecordedExpenses } from '../year/borrowing-expenses.ts';
import { contractDay } from '../year/home-status.ts';
import { datedEvents } from './happen.ts';
import { postOpening } from './post-opening.ts';
import { carriedIn, entitiesAt, fractionsOf, noteEntities } from './start-entities.ts';

/** Keeps years unless named. */
type StartOptions = RunOptions & { readonly keeps?: Keeps };

/** A household at the start of its run by a preset, with opening balances posted. */
export function startRun(household: Household, options: StartOptions, preset: Preset): Run {
  const { years, law = 'enacted', paths, observer, keeps = 'years' } = options;
  const start = monthNumber(household.start);
  const books = new Books(accountsOf(household), observer);
  const { growing, grow } = growth();
  const at: Setting = { household, preset, books, grow, month: (text) => monthNumber(text) - start };
  const waiting = waitingOf(at);
  const incomes = incomesOf(at);
  const run: Run = {
    household,
    preset,
    law,
    start,
    months: monthsOfRun(start, years),
    books,
    paths: paths ?? null,
    people: household.people.map((person, place) =>
      personAt(person, { books, incomes: incomes.filter((income) => income.person === place) }),
    ),
    entities: entitiesAt(household, books),
    incomes,
    accounts: accountsAt(at),
    holdings: holdingsOf(at),
    homes: homesOf(household).map((home, place) => homeAt(home, { place, at })),
    loans: household.loans.map((loan) => loanAt(loan, at)),
    costs: costsOf(at),
    growing,
    events: datedEvents(household),
    waiting,
    blocked: waiting.map(({ blocked }) => blocked),
    prices: grow(household.assume.pricesPct),
    lending: policyOf(household.policy?.lending),
    world: worldOf(books),
    landTaxDue: books.place('landTaxDue'),
    keeps,
    children: (household.policy?.dependantsUntil ?? []).map((until) => monthNumber(until) - start),
    ...nothingYet(),
  };
  postOpening(run);
  noteEntities(run);
  addRecordedExpenses(run);
  return run;
}

/** What a run has met before its first step. */
function nothingYet() {
  const lists = {
    failing: [],
    spendings: [],
    years: [],
    happened: [],
    shortMonths: [],
    superLimits: [],
    breakCosts: [],
  };
  const maps = { notKnown: new Map(), values2027: new Map() };
  return { ...lists, ...maps, month: 0, nextEvent: 0, raised: 0, superLaw: noSuperLaw() };
}

type Grow = (percent: number, series?: Growing['series']) => Growing;

/** The factors of a run, and what adds one. */
function growth(): { readonly growing: Growing[]; readonly grow: Grow } {
  const growing: Growing[] = [];
  const grow: Grow = (percent, series = 'prices') => {
    const entry = { percent, series, factor: 1 };
    growing.push(entry);
    return entry;
  };
  return { growing, grow };
}

/** What the parts of a run are set up with. */
interface Setting {
  readonly household: Household;
  readonly preset: Preset;
  readonly books: Books;
  readonly grow: Grow;
  /** Place of a month in the run. */
  readonly month: (text: string) => number;
}

function monthOr(text: string | undefined, { month }: Setting, otherwise: number): number {
  return text === undefined ? otherwise : month(text);
}

function incomesOf(at: Setting): readonly RunningIncome[] {
  const { household, grow } = at;
  return household.incomes.map((income) => ({
    income,
    person: household.people.findIndex(({ id }) => id === income.person),
    from: monthOr(income.from, at, 0),
    until: monthOr(income.until, at, never),
    growing: grow(income.growthPct ?? household.assume.wagesPct),
    changes: [],
    leaves: [],
  }));
}

function costsOf(at: Setting): Run['costs'] {
  const { household, grow } = at;
  return household.costs.map((cost) => ({
    cost,
    from: monthOr(cost.from, at, 0),
    until: monthOr(cost.until, at, never),
    growing: grow(cost.growthPct ?? household.assume.pricesPct),
  }));
}

function accountsAt({ household, books }: Setting): Run['accounts'] {
  const everybody = household.people.map(({ id }) => ({ owner: id, sharePct: 100 }));
  return household.accounts.map((account) => ({
    account,
    place: books.place('cash', account.id),
    owners: fractionsOf(household, account.owners ?? everybody),
  }));
}

function holdingsOf({ household, books, grow }: Setting): Run['holdings'] {
  const { assume, start } = household;
  return household.holdings.map((holding) => {
    const part = partOf(holding.owners);
    const base = wholeCents(holding.value * 100 * part);
    return {
      holding,
      account: books.place('holding', holding.id),
      part,
      owners: fractionsOf(household, holding.owners),
      income: grow(assume.pricesPct),
      growthPct: holding.growthPct ?? (holding.kind === 'shares' ? assume.sharesGrowthPct : 0),
      unit2027: unitOf2027(holding, { value: base, part }),
      parcels: parcelsAtStart(holding, { value: base, part, start: monthNumber(start) }),
      ...{ base, unitsAtStart: base, steps: 0 },
      owned: true,
    };
  });
}

interface HomeToRun {
  readonly home: Home;
  readonly owned: boolean;
}

function homesOf({ homes, events }: Household): readonly HomeToRun[] {
  const bought = events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  return [
    ...homes.map((home) => ({ home, owned: true })),
    ...bought.map((home) => ({ home: { ...home, contract: null, price: null }, owned: false })),
  ];
}

function homeAt({ home, owned }: HomeToRun, { place, at }: { place: number; at: Setting }): RunningHome {
  const { household, books, grow } = at;
  const { assume } = household;
  const part = partOf(home.owners);
  return {
    home,
    account: books.place('home', home.id),
    part,
    owners: fractionsOf(household, home.owners),
    ofEntity: home.owners.some(({ owner }) => (household.entities ?? []).some(({ id }) => id === owner)),
    moved: { regular: 0, deals: 0 },
    growthPct: home.growthPct ?? assume.growthPct,
    row: place,
    base: owned ? wholeCents(home.value * 100 * part) : 0,
    steps: 0,
    grown: 1,
    rents: grow(home.rentGrowthPct ?? assume.rentGrowthPct, 'rents'),
    costs: grow(home.costsGrowthPct ?? assume.pricesPct),
    weekly: home.rentWeekly ?? 0,
    weeklyAt: 1,
    use: home.use,
    owned,
    boughtOn: contractDay(home.contract),
    price: home.price === null ? null : partOfDollars(home.price, part),
    purchaseCosts: partOfDollars(home.purchaseCosts ?? 0, part),
    ...{ uses: [], firstLet: null, soldOn: null, expenses: [], ownership: [] },
    ...worksAtStart(home, { part, boughtOn: contractDay(home.contract), start: monthNumber(household.start) }),
    worth2027: worthOf2027(home, part),
    gearing: { acquiredOn: null, isReformed: null, status: 'unknown' },
    year: { rent: 0, costs: 0, landTax: 0, interest: 0, depreciation: 0, borrowing: 0, letMonths: 0, ownedMonths: 0 },
  };
}

function personAt(person: Person, { books, incomes }: Pick<Run, 'books' | 'incomes'>): RunningPerson {
  return {
    person,
    incomes,
    super: books.place('super', person.id),
    studyLoan: books.place('studyLoan', person.id),
    taxDue: books.place('taxDue', person.id),
    salary: 0,
    other: 0,
    business: 0,
    interestDeducted: 0,
    financialNet: 0,
    withheld: 0,
    ...{ concessional: 0, superBeforeTax: 0, superDeducted: 0, afterTaxWanted: 0, afterTaxPaid: 0, unusedCaps: [] },
    superAtYearStart: toCents(person.superBalance ?? 0),
    ...carriedIn(person.broughtForward),
    retiredAfter: never,
    withholding: { annual: -1, year: '', owes: false, cents: 0 },
    gains: [],
    newDwellings: [],
    yearLosses: 0,
    distributed: [],
  };
}

function loanAt(loan: Loan, at: Setting): RunningLoan {
  return {
    id: loan.id,
    kind: loan.kind,
    account: at.books.place('loan', loan.id),
    limit: toCents(loan.limit ?? 0),
    limitedRecourse: loan.limitedRecourse ?? false,
    on: loan.on,
    purpose: loan.purpose,
    ownRatePct: loan.ratePct,
    laterRates: (loan.laterRates ?? []).map(({ from, ratePct, fixedUntil }) => {
      return { from: at.month(from), ratePct, fixedUntil: fixedUntil === undefined ? null : at.month(fixedUntil) };
    }),
    raisedBefore: 0,
    fixedUntil: monthOr(loan.fixedUntil, at, -1),
    interestOnlyUntil: monthOr(loan.interestOnlyUntil, at, -1),
    ends: loan.ends === null ? null : at.month(loan.ends),
    recorded: loan.monthlyRepayment === undefined ? null : toCents(loan.monthlyRepayment),
    scheduled: null,
    lastRatePct: (loan.laterRates ?? []).findLast(({ from }) => at.month(from) <= 0)?.ratePct ?? loan.ratePct,
    extra: toCents(loan.extraMonthly ?? 0),
    lastPaid: 0,
  };
}

function waitingOf({ household, preset, month }: Setting): WaitingPurchase[] {
  return household.events.flatMap((event): readonly WaitingPurchase[] => {
    if (event.do !== 'buy' || typeof event.when === 'string') return [];
    const from = Math.max(preset.buying.from, month(event.when.whenAllowedFrom));
    return [{ event, from, blocked: { id: event.id, from, blockers: [] } }];
  });
}

function worldOf(books: Books): Run['world'] {
  return {
    employers: books.place('employers'),
    payers: books.place('payers'),
    tenants: books.place('tenants'),
    suppliers: books.place('suppliers'),
    lenders: books.place('lenders'),
    banks: books.place('banks'),
    taxOffice: books.place('taxOffice'),
    market: books.place('market'),
  };
}

/** The household's part of something: its owners' shares together, a fraction. */
function partOf(owners: readonly OwnerShare[]): number {
  return owners.reduce((sum, { sharePct }) => sum + sharePct, 0) / 100;
}
