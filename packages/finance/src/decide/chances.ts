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
import { chanceRecord, type Places, recordFuture } from './chance-record.ts';

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
  readonly chances: () => HouseholdChances;
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
  return {
    advance(futures) {
      for (const last = Math.min(room, record.futures + futures); record.futures < last; ) {
        fillJointPaths(plan, record.futures, paths);
        fillBalances(household, { years, paths }, balances);
        recordFuture(record, { balances, paths }, places);
      }
      return record.futures;
    },
    chances: () => chancesOf(record, { planned, floor }),
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
