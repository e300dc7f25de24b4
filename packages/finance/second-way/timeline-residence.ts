import type { Period, ResidenceByPeriods, Sale } from '../src/law/reform/cgt/sale.ts';
import { addDays, isoDate, parseDate } from '../src/units/calendar.ts';
import { d } from './decimals.ts';
import { firstDay, type HomeState, monthNumber, type Run } from './timeline-run.ts';

/** A property whose contract’s day is known. */
export type DatedHome = HomeState & { readonly contract: string };

/**
 * Periods as a main residence of what is sold this month (ITAA 1997 Subdiv 118-B): lived in, let, and when the people
 * lived in another home of theirs; nothing where it never was one.
 */
export function residence(run: Run, state: DatedHome): Pick<Sale, 'mainResidence'> {
  const ownedTo = firstDay(run, run.month);
  const livedIn = periods(run, state, 'home');
  if (livedIn.length === 0) return {};
  const livedElsewhere = run.homes
    .filter((other) => other.home.id !== state.home.id)
    .flatMap((other) => stays(run, other));
  const rented = periods(run, state, 'rent');
  return {
    mainResidence: { ownedFrom: state.contract, ownedTo, livedIn, rented, livedElsewhere, ...firstUse(run, state) },
  };
}

/** When another home of theirs was lived in; of one bought nobody knows when, for as long as anybody remembers. */
function stays(run: Run, other: HomeState): readonly Period[] {
  const { entities = [] } = run.household;
  const isTheirs = !other.home.owners.some(({ owner }) => entities.some(({ id }) => id === owner));
  if (!isTheirs || (!other.isOwned && other.soldInMonth === null)) return [];
  const contract = dayOf(other.contract ?? '1900-01-01');
  const to = firstDay(run, other.soldInMonth ?? run.month);
  return contract < to
    ? periods({ ...run, month: other.soldInMonth ?? run.month }, { ...other, contract }, 'home')
    : [];
}

/** The day of a contract; 1 July where the year alone is known. */
export function dayOf(contract: string): string {
  return contract.length === 4 ? `${contract}-07-01` : contract.slice(0, 10);
}

/**
 * First used to produce income after it was a home for all of the time until then: its market value that day (s 118-192).
 * In the run that is its value of the month; before it what somebody says, or growing evenly to the value at the start.
 */
function firstUse(run: Run, state: DatedHome): Pick<ResidenceByPeriods, 'firstIncomeUse'> {
  const { letFirst, usedAs, home, part, price } = state;
  const [stay] = recorded(run, state);
  if (home.use === 'rent' && stay !== undefined && stay.from === state.contract) {
    const on = dayAfter(stay.to);
    const least = (dollars: typeof part) => Math.max(0.01, dollars.toDecimalPlaces(2).toNumber());
    if (home.livedIn?.worthThen !== undefined)
      return { firstIncomeUse: { on, marketValue: least(part.times(home.livedIn.worthThen)) } };
    const [from, to] = [d(price ?? 0).div(100), part.times(home.value)];
    const share = years(state.contract, on) / years(state.contract, firstDay(run, 0));
    return { firstIncomeUse: { on, marketValue: least(from.times(to.div(from).pow(share))) } };
  }
  if (letFirst === null || letFirst.month === usedAs[0]?.from) return {};
  return { firstIncomeUse: { on: firstDay(run, letFirst.month), marketValue: Math.max(1, letFirst.value) / 100 } };
}

/** What it was worth when let after being lived in from the purchase, after 20 August 1996; null where that is not so. */
export function worthAtFirstUse(run: Run, state: DatedHome): number | null {
  const { firstIncomeUse } = firstUse(run, state);
  const [stay] = recorded(run, state);
  const isBefore = stay !== undefined && stay.from === state.contract && state.home.use === 'rent';
  return isBefore && firstIncomeUse !== undefined && firstIncomeUse.on > '1996-08-20'
    ? firstIncomeUse.marketValue
    : null;
}

/** Whole years, and the days over them as a part of the year they are in. */
function years(from: string, to: string): number {
  const anniversary = (count: number) =>
    Date.UTC(Number(from.slice(0, 4)) + count, Number(from.slice(5, 7)) - 1, Number(from.slice(8)));
  const end = Date.parse(to);
  let whole = 0;
  while (anniversary(whole + 1) <= end) whole += 1;
  return whole + (end - anniversary(whole)) / (anniversary(whole + 1) - anniversary(whole));
}

/** The stay on record from before the run; none of one that ended before the purchase. */
function recorded(run: Run, { home, contract }: DatedHome): readonly Period[] {
  if (home.livedIn === undefined) return [];
  const { from, until } = home.livedIn;
  const to = dayBefore(firstDay(run, monthNumber(until) + 1 - run.start));
  // Settlement is up to three months after the contract; before it nobody owns anything to live in.
  const settled = monthNumber(contract.slice(0, 7)) + 3;
  const movedIn = from === undefined || monthNumber(from) <= settled ? contract : `${from}-01`;
  return to < contract ? [] : [{ from: movedIn, to }];
}

/** When a home had a use, from the contract to the day it is sold; the first use known goes back to the contract, or to a stay on record. */
function periods(run: Run, state: DatedHome, use: string): readonly Period[] {
  const { usedAs, contract } = state;
  const [stay] = recorded(run, state);
  const since = stay === undefined ? contract : dayAfter(stay.to);
  const changes = usedAs.filter((row, index) => row.use !== usedAs[index - 1]?.use);
  const later = changes.flatMap((row, index) => {
    const next = changes[index + 1];
    const from = index === 0 ? since : firstDay(run, row.from);
    const to = next === undefined ? firstDay(run, run.month) : dayBefore(firstDay(run, next.from));
    return row.use === use && from <= to ? [{ from, to }] : [];
  });
  return use === 'home' && stay !== undefined ? [stay, ...later] : later;
}

function dayBefore(day: string): string {
  return isoDate(addDays(parseDate('day', day), -1));
}

function dayAfter(day: string): string {
  return isoDate(addDays(parseDate('day', day), 1));
}
