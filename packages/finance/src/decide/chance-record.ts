import type { Timeline } from '../ledger/timeline.ts';
import type { JointPaths } from '../probability/joint-paths.ts';
import { type Balances, sumAt } from './balances.ts';

/** Points above which loan rates count as high, and years in a row. */
export const highRates = { points: 2, years: 3 } as const;

/** Sums over futures of what they averaged, and how many there were. */
export interface Averages {
  readonly futures: number;
  readonly growth: number;
  readonly rents: number;
  readonly rates: number;
  readonly prices: number;
  /** Futures with high loan rates for some years in a row. */
  readonly highRates: number;
}

/** What is kept of a future beside its balances: whether it fell below the floor, and its averages up to then. */
const marks = ['fell', 'growth', 'rents', 'rates', 'prices', 'highRates'] as const;

/**
 * Figures of the futures so far, in lists with room for all of them: by year, then by future. Nothing is summed before
 * it is asked for, so that figures do not depend on who drew which futures. Plain data, which a worker can post.
 */
export interface ChanceRecord {
  readonly room: number;
  futures: number;
  /** Whole cents at each 30 June. */
  readonly netWorth: Float64Array<ArrayBuffer>;
  readonly cash: Float64Array<ArrayBuffer>;
  /** Six for each future. */
  readonly marks: Float64Array<ArrayBuffer>;
}

/** Futures in a row that were drawn apart from the others, from the one with this number on. */
export interface DrawnFutures extends ChanceRecord {
  readonly first: number;
}

/** Room for futures of a plan of some years. */
export function chanceRecord(years: number, room: number): ChanceRecord {
  const amounts = () => new Float64Array(years * room);
  return { room, futures: 0, netWorth: amounts(), cash: amounts(), marks: new Float64Array(marks.length * room) };
}

/** Adds futures that were drawn apart. Throws RangeError where they are not the next ones. */
export function addDrawn(record: ChanceRecord, drawn: DrawnFutures): void {
  const { futures, room } = record;
  if (drawn.first !== futures || futures + drawn.futures > room) {
    throw new RangeError(`Futures from ${drawn.first} on are not the next after ${futures}`);
  }
  const years = room === 0 ? 0 : record.netWorth.length / room;
  for (let year = 0; year < years; year += 1) {
    const from = year * drawn.room;
    const to = year * room + futures;
    record.netWorth.set(drawn.netWorth.subarray(from, from + drawn.futures), to);
    record.cash.set(drawn.cash.subarray(from, from + drawn.futures), to);
  }
  record.marks.set(drawn.marks.subarray(0, drawn.futures * marks.length), futures * marks.length);
  record.futures += drawn.futures;
}

/** What the futures averaged that stayed at the floor, or those that fell below it, summed in the order of their numbers. */
export function averagesOf({ futures, marks: kept }: ChanceRecord, which: 'stayed' | 'fell'): Averages {
  const sums = { futures: 0, growth: 0, rents: 0, rates: 0, prices: 0, highRates: 0 };
  const wanted = which === 'fell' ? 1 : 0;
  for (let place = 0; place < futures * marks.length; place += marks.length) {
    if (kept[place] !== wanted) continue;
    sums.futures += 1;
    sums.growth += kept[place + 1] ?? 0;
    sums.rents += kept[place + 2] ?? 0;
    sums.rates += kept[place + 3] ?? 0;
    sums.prices += kept[place + 4] ?? 0;
    sums.highRates += kept[place + 5] ?? 0;
  }
  return sums;
}

/** Where the figures of a future stand in its balances, as in the plan's, and the floor in whole cents. */
export interface Places {
  readonly plan: Pick<Timeline, 'accounts' | 'months' | 'years'>;
  readonly own: readonly number[];
  readonly cash: readonly number[];
  readonly floor: number;
}

/** A future's balances month by month, and what was drawn for it. */
export interface Future {
  readonly balances: Float64Array;
  readonly paths: JointPaths;
}

/** Adds a future: its balances each 30 June, and how it differed from the plan up to the first month below the floor. */
export function recordFuture(record: ChanceRecord, { balances, paths }: Future, at: Places): void {
  const { room, futures } = record;
  const timeline = { accounts: at.plan.accounts, balances };
  for (const [year, { last }] of at.plan.years.entries()) {
    record.netWorth[year * room + futures] = sumAt(timeline, at.own, last);
    record.cash[year * room + futures] = sumAt(timeline, at.cash, last);
  }
  const below = firstBelowFloor(timeline, at);
  mark(record, paths, { fell: below !== null, until: below ?? at.plan.months - 1 });
  record.futures += 1;
}

function firstBelowFloor(timeline: Balances, { plan, cash, floor }: Places): number | null {
  for (let month = 0; month < plan.months; month += 1) {
    if (sumAt(timeline, cash, month) < floor) return month;
  }
  return null;
}

interface Until {
  readonly fell: boolean;
  /** Month. */
  readonly until: number;
}

/** Averages of a future's deviations over the years to the month in which it fell below the floor, or to the last. */
function mark(record: ChanceRecord, { growth, rents, rates, prices }: JointPaths, { fell, until }: Until): void {
  const years = Math.min(rates.length, Math.floor(until / 12) + 1);
  const own = [
    fell ? 1 : 0,
    meanOfHomes(growth, rates.length, years),
    mean(rents, 0, years),
    mean(rates, 0, years),
    mean(prices, 0, years),
    hasHighRates(rates, years) ? 1 : 0,
  ];
  record.marks.set(own, record.futures * marks.length);
}

function mean(values: Float64Array, first: number, count: number): number {
  let sum = 0;
  for (let place = first; place < first + count; place += 1) sum += values[place] ?? 0;
  return count === 0 ? 0 : sum / count;
}

function meanOfHomes(growth: Float64Array, horizon: number, years: number): number {
  const homes = growth.length / Math.max(1, horizon);
  let sum = 0;
  for (let home = 0; home < homes; home += 1) sum += mean(growth, home * horizon, years);
  return homes === 0 ? 0 : sum / homes;
}

function hasHighRates(rates: Float64Array, years: number): boolean {
  let run = 0;
  for (let year = 0; year < years; year += 1) {
    run = (rates[year] ?? 0) >= highRates.points ? run + 1 : 0;
    if (run === highRates.years) return true;
  }
  return false;
}
