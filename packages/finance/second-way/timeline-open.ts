import type { Holding } from '../src/household/holding.ts';
import type { Home, Household, Loan } from '../src/household/household.ts';
import type { LawSide } from '../src/law/reform/cgt/sale.ts';
import { d } from './decimals.ts';
import { recordedCosts } from './timeline-borrowing.ts';
import {
  cents,
  type Deviations,
  type HoldingState,
  type HomeState,
  type HomeToBuy,
  type LoanState,
  monthNumber,
  move,
  type Run,
} from './timeline-run.ts';

interface Opening {
  readonly years: number;
  readonly law?: LawSide | undefined;
  readonly paths?: Deviations | null | undefined;
}

/** A household at its start, with what it may buy. */
export function openRun(household: Household, { years, law = 'enacted', paths = null }: Opening): Run {
  const start = monthNumber(household.start);
  const firstYearMonths = 12 - ((start + 6) % 12);
  const toBuy = household.events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  const run: Run = {
    household,
    law,
    paths,
    years,
    start,
    months: firstYearMonths + 12 * (years - 1),
    firstYearMonths,
    month: 0,
    book: new Map(),
    flows: new Map(),
    tally: new Map(),
    homes: [...household.homes, ...toBuy].map(homeState),
    holdings: household.holdings.map((holding) => holdingState(holding, household.start)),
    loans: household.loans.map((loan) => loanState(loan, start)),
    people: household.people.map((person) => ({
      person,
      gains: [],
      newSales: [],
      losses: 0,
      pool: person.broughtForward?.rentalLosses ?? 0,
      lossesBefore: person.broughtForward?.capitalLosses ?? 0,
      taxLoss: person.broughtForward?.taxLosses ?? 0,
      distributed: [],
    })),
    superBefore: new Map(household.people.map(({ id, superBalance = 0 }) => [id, cents(superBalance)])),
    superYears: new Map(),
    entities: (household.entities ?? []).map((entity) => ({
      entity,
      pool: entity.broughtForward?.rentalLosses ?? 0,
      lossesBefore: entity.broughtForward?.capitalLosses ?? 0,
      taxLoss: entity.broughtForward?.taxLosses ?? 0,
      ...{ gains: [], losses: 0, lent: 0 },
    })),
    bought: new Set(),
    events: [],
    blocked: new Map(),
  };
  open(run);
  return run;
}

function open(run: Run) {
  const { people, entities = [], accounts, loans } = run.household;
  const put = (name: string, amount: number) => move(run, 'opening', ['market', name, amount]);
  for (const { id, balance } of accounts) put(`cash ${id}`, cents(balance));
  for (const { holding, base } of run.holdings) put(`holding ${holding.id}`, base);
  for (const { home, base } of run.homes) put(`home ${home.id}`, base);
  for (const { id, balance } of loans) put(`loan ${id}`, -cents(balance));
  for (const loan of loans) recordedCosts(run, loan);
  for (const entity of entities) if (entity.kind === 'company') put(`company ${entity.id}`, cents(entity.balance ?? 0));
  for (const { id, helpDebt = 0, superBalance = 0, taxDue = 0 } of people) {
    put(`taxDue ${id}`, -cents(taxDue));
    put(`studyLoan ${id}`, -cents(helpDebt));
    put(`super ${id}`, cents(superBalance));
  }
}

function shares(owners: Home['owners']) {
  return owners.reduce((sum, { sharePct }) => sum.plus(sharePct), d(0)).div(100);
}

function homeState(home: Home | HomeToBuy, place: number): HomeState {
  const part = shares(home.owners);
  const record = 'contract' in home ? home : null;
  const price = record?.price ?? null;
  return {
    home,
    place,
    part,
    isOwned: record !== null,
    ownedSince: record === null ? Number.POSITIVE_INFINITY : -1,
    base: record === null ? 0 : cents(part.times(home.value)),
    steps: 0,
    contract: record?.contract ?? null,
    price: price === null ? null : cents(part.times(price)),
    purchaseCosts: cents(part.times(record?.purchaseCosts ?? 0)),
    weeklyRent: { dollars: home.rentWeekly ?? 0, ofMonth: 0 },
    improvements: (record?.improvements ?? []).map(({ on, amount }) => ({ on, cents: cents(part.times(amount)) })),
    works: {
      before2027: cents(part.times(record?.worksClaimed?.before2027 ?? 0)),
      from2027: cents(part.times(record?.worksClaimed?.from2027 ?? 0)),
    },
    worth2027: record?.value2027 === undefined ? null : cents(part.times(record.value2027)),
    owning: [],
    letFirst: null,
    soldInMonth: null,
    loanCosts: [],
    usedAs: record === null ? [] : [{ from: -1, use: home.use }],
  };
}

function holdingState(holding: Holding, start: string): HoldingState {
  const part = shares(holding.owners);
  const base = cents(part.times(holding.value));
  const cost = holding.costBase === undefined ? null : d(cents(part.times(holding.costBase)));
  const then = holding.value2027 === undefined ? null : cents(part.times(holding.value2027));
  // Two years before the start, or before July 2027 where what it was worth then is known.
  const before = then !== null && start > '2027-07' ? '2027-07' : start;
  const on = `${Number(before.slice(0, 4)) - 2}${before.slice(4)}-01`;
  const unit2027 = then === null || base === 0 ? null : d(then).div(base);
  return { holding, part, isHeld: true, unit2027, base, steps: 0, bought: [{ units: d(base), cost, on }] };
}

function loanState(loan: Loan, start: number): LoanState {
  const month = (text: string | undefined) =>
    text === undefined ? Number.NEGATIVE_INFINITY : monthNumber(text) - start;
  const later = (loan.laterRates ?? []).map(({ from, ratePct, fixedUntil }) => {
    return { from: month(from), pct: ratePct, fixedUntil: fixedUntil === undefined ? undefined : month(fixedUntil) };
  });
  return {
    id: loan.id,
    kind: loan.kind,
    limit: loan.limit,
    on: loan.on,
    purpose: loan.purpose,
    rates: [{ from: Number.NEGATIVE_INFINITY, pct: loan.ratePct }, ...later],
    risesAfter: -1,
    fixedUntil: month(loan.fixedUntil),
    interestOnlyUntil: month(loan.interestOnlyUntil),
    ends: loan.ends === null ? null : month(loan.ends),
    repayment: loan.monthlyRepayment === undefined ? null : cents(loan.monthlyRepayment),
    rateBefore: null,
    extra: cents(loan.extraMonthly ?? 0),
    limitedRecourse: loan.limitedRecourse === true,
  };
}
