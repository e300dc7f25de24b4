import { checkHousehold } from '../household/check.ts';
import type { HomeToBuy, Household } from '../household/household.ts';
import type { Run } from '../ledger/running.ts';
import type { Growing } from '../ledger/running-holding.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { datedEvents } from './happen.ts';
import { monthlyPreset } from './monthly.ts';
import { takeStep } from './simulate.ts';
import { startRun } from './start-run.ts';

/** A timeline up to the month in which a run ended. */
export type PartOfTimeline = Pick<Timeline, 'start' | 'months' | 'accounts' | 'balances' | 'events' | 'blocked'>;

/** When a run need not go on: asked at the end of each month from one on, from 0. */
export interface Until {
  readonly from: number;
  readonly isEnough: (run: Run, month: number) => boolean;
}

/** The run of a household to the first month after which it need not go on. */
export type RunUntil = (household: Household, until: Until) => PartOfTimeline;

/** A run with so many months behind it and the balances at their ends. */
interface Reached {
  readonly run: Run;
  readonly balances: Float64Array;
  months: number;
}

/** Months from one state of a trunk that is kept to the next. */
const keptEvery = 12;

/**
 * Runs of households that differ from a trunk in dated events, and in prices and rents of what these buy: what they have in
 * common up to the first of these is run once. Any other household is run from its start. Each run is to the bit that of
 * `runHousehold`, and throws as it and `checkHousehold` do.
 */
export function sharedRuns(trunk: Household, years: number): RunUntil {
  const dated = keysOf(trunk);
  const still = stillOf(trunk);
  const kept: Reached[] = [];
  return (household, until) => {
    checkHousehold(household, years);
    const alike = stillOf(household) === still ? alikeMonths(dated, keysOf(household)) : 0;
    if (alike === 0) return runOn(started(household, years), until);
    if (kept.length === 0) kept.push(started(trunk, years));
    return runOn(copyOf(reach(kept, Math.min(alike, until.from)), household), until);
  };
}

function started(household: Household, years: number): Reached {
  const run = startRun(household, { years, keeps: 'blockers' }, monthlyPreset);
  return { run, balances: new Float64Array(run.months * run.books.names.length), months: 0 };
}

function copyOf({ run, balances, months }: Reached, household: Household): Reached {
  return { run: copyRun(run, household), balances: balances.slice(), months };
}

/** The trunk's state before a month, from the last one kept before it; states on the way are kept too. */
function reach(kept: Reached[], alike: number): Reached {
  const nearest = kept.findLast(({ months }) => months <= alike) ?? kept[0];
  if (nearest === undefined) throw new Error('no state of the trunk is kept');
  const to = Math.min(alike, nearest.run.months);
  let state = nearest;
  while (state.months < to) {
    // Balances up to a state are the same in those after it, so that all share the list.
    const next = { ...state, run: copyRun(state.run, state.run.household) };
    const stop = Math.min(to, state.months + keptEvery - (state.months % keptEvery));
    while (next.months < stop) step(next);
    kept.push(next);
    kept.sort((one, other) => one.months - other.months);
    state = next;
  }
  return state;
}

function runOn(state: Reached, { from, isEnough }: Until): PartOfTimeline {
  const { run, balances } = state;
  while (state.months < run.months) {
    step(state);
    if (state.months > from && isEnough(run, state.months - 1)) break;
  }
  return {
    start: run.household.start,
    months: state.months,
    accounts: run.books.names,
    balances,
    events: run.happened,
    blocked: run.blocked.filter(({ blockers }) => blockers.length > 0),
  };
}

function step(state: Reached): void {
  takeStep(state.run, state.months, { balances: state.balances, flows: null });
  state.months += 1;
}

interface Dated {
  readonly month: number;
  readonly key: string;
}

function keysOf(household: Household): readonly Dated[] {
  return datedEvents(household).map(({ event, month }) => ({ month, key: JSON.stringify(event) }));
}

/** All of a household that runs of other months, prices and rents have in common, as a text. */
function stillOf(household: Household): string {
  const events = household.events.flatMap((event): readonly object[] => {
    if (event.do !== 'buy') return [];
    if (typeof event.when !== 'string') return [event];
    return [{ id: event.id, home: { ...event.home, value: 0, rentWeekly: 0 } }];
  });
  return JSON.stringify({ ...household, events });
}

/** Months from the start before which all dated events are the same. */
function alikeMonths(one: readonly Dated[], other: readonly Dated[]): number {
  const length = Math.max(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const [here, there] = [one[place], other[place]];
    if (here?.key === there?.key && here?.month === there?.month) continue;
    return Math.max(0, Math.min(here?.month ?? Number.POSITIVE_INFINITY, there?.month ?? Number.POSITIVE_INFINITY));
  }
  return Number.POSITIVE_INFINITY;
}

type Grown = (growing: Growing) => Growing;

/**
 * A run between two months that goes on by itself from there, with the dated events of another household and the
 * prices and rents of what they buy. Everything else, and all that has happened, must be the same in both.
 */
function copyRun(run: Run, household: Household): Run {
  const growing = new Map(run.growing.map((one) => [one, { ...one }]));
  const grown: Grown = (one) => growing.get(one) ?? { ...one };
  const incomes = new Map(run.incomes.map((income) => [income, incomeCopy(income, grown)]));
  const blocked = new Map(run.blocked.map((one) => [one, { ...one, blockers: [...one.blockers] }]));
  const toBuy = new Map(household.events.flatMap((event) => (event.do === 'buy' ? [[event.home.id, event.home]] : [])));
  return {
    ...run,
    household,
    books: run.books.copy(),
    people: run.people.map((person) => ({
      ...person,
      incomes: person.incomes.map((income) => incomes.get(income) ?? income),
      withholding: { ...person.withholding },
      gains: [...person.gains],
      newDwellings: [...person.newDwellings],
      unusedCaps: [...person.unusedCaps],
      distributed: [...person.distributed],
    })),
    entities: run.entities.map((entity) => ({ ...entity, gains: [...entity.gains] })),
    incomes: [...incomes.values()],
    holdings: run.holdings.map((holding) => holdingCopy(holding, grown)),
    homes: run.homes.map((home) => homeCopy(home, grown, toBuy.get(home.home.id))),
    loans: run.loans.map((loan) => ({ ...loan })),
    costs: run.costs.map((cost) => ({ ...cost, growing: grown(cost.growing) })),
    growing: [...growing.values()],
    events: datedEvents(household),
    nextEvent: 0,
    waiting: run.waiting.map((entry) => ({ ...entry, blocked: blocked.get(entry.blocked) ?? entry.blocked })),
    blocked: [...blocked.values()],
    spendings: [...run.spendings],
    prices: grown(run.prices),
    superLaw: { ...run.superLaw },
    superLimits: [...run.superLimits],
    breakCosts: [...run.breakCosts],
    years: [...run.years],
    happened: [...run.happened],
    shortMonths: [...run.shortMonths],
    notKnown: new Map(run.notKnown),
    values2027: new Map(run.values2027),
  };
}

function incomeCopy(income: Run['incomes'][number], grown: Grown): Run['incomes'][number] {
  const { growing, changes, leaves } = income;
  return { ...income, growing: grown(growing), changes: [...changes], leaves: [...leaves] };
}

function holdingCopy(holding: Run['holdings'][number], grown: Grown): Run['holdings'][number] {
  const parcels = holding.parcels.map((parcel) => ({ ...parcel }));
  return { ...holding, income: grown(holding.income), parcels };
}

function homeCopy(home: RunningHome, grown: Grown, toBuy: HomeToBuy | undefined): RunningHome {
  return {
    ...home,
    ...(!home.owned && toBuy !== undefined && asToBuy(home, toBuy)),
    moved: { ...home.moved },
    rents: grown(home.rents),
    costs: grown(home.costs),
    uses: [...home.uses],
    improvements: [...home.improvements],
    works: { ...home.works },
    ownership: home.ownership.map((cost) => ({ ...cost })),
    gearing: { ...home.gearing },
    expenses: home.expenses.map((expense) => ({ ...expense })),
    year: { ...home.year },
  };
}

/** What a property that is not bought yet takes from the purchase it comes with. */
function asToBuy({ home }: RunningHome, { value, rentWeekly }: HomeToBuy): Pick<RunningHome, 'home' | 'weekly'> {
  return { home: { ...home, value, rentWeekly }, weekly: rentWeekly ?? 0 };
}
