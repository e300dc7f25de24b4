import { checkHousehold } from '../household/check.ts';
import type { Household } from '../household/household.ts';
import { largestHouseholdAmount } from '../household/limits.ts';
import { ownKinds } from '../ledger/accounts.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { fillJointPaths, jointPaths, type Volatility } from '../probability/joint-paths.ts';
import { fillBalances, runHousehold } from '../simulate/run.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { toCents } from '../units/ledger.ts';
import { monthsOfPlan, placesOf } from './balances.ts';
import { chancesOf, type HouseholdChances } from './chance-figures.ts';
import {
  addDrawn,
  averagesOf,
  type ChanceRecord,
  chanceRecord,
  type DrawnFutures,
  type Places,
  recordFuture,
} from './chance-record.ts';

/** Most futures of one household. */
export const mostFutures = 10_000;

export interface ChancesOptions {
  readonly years: number;
  /** 1 to 10,000. */
  readonly futures: number;
  /** Whole number 0 to 4,294,967,295; equal seeds give equal figures everywhere. */
  readonly seed: number;
  /** 1 where not given: as in the history. */
  readonly volatility?: Partial<Volatility> | undefined;
  /** Dollars that all accounts together should not fall below; the plan's own floor unless named. */
  readonly floor?: number | undefined;
  /** The household's timeline of these years, where it has been run already. */
  readonly planned?: Timeline | undefined;
}

/** Futures of a household that are drawn in batches. */
export interface ChanceRun {
  /** Runs that many more futures, up to the number asked for; returns the total so far. */
  readonly advance: (futures: number) => number;
  /** Some futures apart from the others, from the one with a number on, to be added here or in another run of the same. */
  readonly draw: (first: number, futures: number) => DrawnFutures;
  /** Adds the next ones that were drawn apart; returns the total so far. Throws RangeError where they are not the next. */
  readonly add: (drawn: DrawnFutures) => number;
  readonly chances: () => HouseholdChances;
  /** Whether cash falls below the floor in the future with this number, whatever was run so far. */
  readonly falls: (future: number) => boolean;
}

/**
 * A household's plan run in many futures whose prices, rents, rates and consumer prices are drawn together, in batches
 * that do not affect the figures. With all volatility 0 each future is the plan, bit for bit. Throws Refusal as
 * `checkHousehold` does, and RangeError for futures, seed, volatility or floor out of range.
 */
export function chanceRun(household: Household, options: ChancesOptions): ChanceRun {
  const { years, seed, volatility = {} } = options;
  checkHousehold(household, years);
  const room = wholeInRange('futures', options.futures, [1, mostFutures]);
  const floor = floorOf(household, options);
  const plan = { seed, years: simulatedYears(household, years), homes: homesOf(household), volatility };
  const paths = jointPaths(plan);
  fillJointPaths(plan, 0, paths);
  const { planned = runHousehold(household, { years }) } = options;
  const places: Places = { plan: planned, own: placesOf(planned, ownKinds), cash: placesOf(planned, ['cash']), floor };
  const record = chanceRecord(years, room);
  const balances = new Float64Array(planned.balances.length);
  function fill(into: ChanceRecord, first: number, futures: number) {
    for (let future = first; future < Math.min(room, first + futures); future += 1) {
      fillJointPaths(plan, future, paths);
      fillBalances(household, { years, paths }, balances);
      recordFuture(into, { balances, paths }, places);
    }
  }
  return {
    advance(futures) {
      fill(record, record.futures, futures);
      return record.futures;
    },
    draw(first, futures) {
      const apart = chanceRecord(years, futures);
      fill(apart, first, futures);
      return { ...apart, first };
    },
    add(drawn) {
      addDrawn(record, drawn);
      return record.futures;
    },
    chances: () => chancesOf(record, { planned, floor }),
    falls(future) {
      const one = chanceRecord(years, 1);
      fill(one, future, 1);
      return averagesOf(one, 'fell').futures > 0;
    },
  };
}

/** All futures of `chanceRun` at once. Throws as it does. */
export function chances(household: Household, options: ChancesOptions): HouseholdChances {
  const run = chanceRun(household, options);
  run.advance(options.futures);
  return run.chances();
}

/** Whole cents. */
function floorOf({ policy }: Household, { floor = policy?.floor ?? 0 }: ChancesOptions): number {
  return toCents(inRange('floor', floor, [0, largestHouseholdAmount]));
}

/** Years from the start on, the last one begun. */
function simulatedYears(household: Household, years: number): number {
  return Math.ceil(monthsOfPlan(household, years) / 12);
}

function homesOf({ homes, events }: Household): number {
  return homes.length + events.filter((event) => event.do === 'buy').length;
}
