import type { Timeline } from '../ledger/timeline.ts';
import type { JointPaths } from '../probability/joint-paths.ts';
import { type Balances, sumAt } from './balances.ts';

/** Points above which loan rates count as high, and years in a row. */
export const highRates = { points: 2, years: 3 } as const;

/** Sums over futures of what they averaged, and how many there were. */
export interface Averages {
  futures: number;
  growth: number;
  rents: number;
  rates: number;
  prices: number;
  /** Futures with high loan rates for some years in a row. */
  highRates: number;
}

/** No future yet. */
export function noAverages(): Averages {
  return { futures: 0, growth: 0, rents: 0, rates: 0, prices: 0, highRates: 0 };
}

/** Figures of the futures so far, in lists with room for all of them: by year, then by future. */
export interface ChanceRecord {
  readonly room: number;
  futures: number;
  /** Whole cents at each 30 June. */
  readonly netWorth: Float64Array;
  readonly cash: Float64Array;
  /** Futures by whether cash stayed at the floor. */
  readonly stayed: Averages;
  readonly fell: Averages;
}

/** Room for futures of a plan of some years. */
export function chanceRecord(years: number, room: number): ChanceRecord {
  const amounts = () => new Float64Array(years * room);
  return {
    room,
    futures: 0,
    netWorth: amounts(),
    cash: amounts(),
    stayed: noAverages(),
    fell: noAverages(),
  };
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
  addAverages(below === null ? record.stayed : record.fell, paths, below ?? at.plan.months - 1);
  record.futures += 1;
}

function firstBelowFloor(timeline: Balances, { plan, cash, floor }: Places): number | null {
  for (let month = 0; month < plan.months; month += 1) {
    if (sumAt(timeline, cash, month) < floor) return month;
  }
  return null;
}

/** Averages of a future's deviations over the years to the one of a month. */
function addAverages(averages: Averages, { growth, rents, rates, prices }: JointPaths, month: number): void {
  const years = Math.min(rates.length, Math.floor(month / 12) + 1);
  averages.futures += 1;
  averages.growth += meanOfHomes(growth, rates.length, years);
  averages.rents += mean(rents, 0, years);
  averages.rates += mean(rates, 0, years);
  averages.prices += mean(prices, 0, years);
  if (hasHighRates(rates, years)) averages.highRates += 1;
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
