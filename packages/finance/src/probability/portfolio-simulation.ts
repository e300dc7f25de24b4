import type { ProjectionInputs } from '../projection/portfolio-projection.ts';
import { assumedRules } from '../projection/projection-assumptions.ts';
import { simulatedPaths } from '../rules/probability.ts';
import { projectionInterestPercent } from '../rules/projection.ts';
import type { Rule } from '../rules/rule.ts';
import { wholeInRange } from '../units/checks.ts';
import { type ChanceAssumptions, chanceRules } from './chance-assumptions.ts';
import { advanceYear, beginPath, type PathState, pathState, plannedValue } from './simulate-path.ts';
import { type SimulationPlan, simulationPlan } from './simulation-plan.ts';
import {
  type Band,
  bandOfYear,
  type CashCause,
  cashCause,
  type EquityCause,
  equityCause,
  recordYear,
  type SimulationRecord,
  simulationRecord,
} from './simulation-record.ts';
import { fillBits, largestSeed, seededState } from './xoshiro.ts';

/** Most futures per simulation. */
const mostPaths = 100_000;

export interface SimulationInputs extends ProjectionInputs {
  /** Whole number 0 to 4,294,967,295; equal inputs and seeds give equal figures everywhere. */
  readonly seed: number;
  /** Futures to simulate, 1 to 100,000. */
  readonly paths?: number;
  readonly chances?: Partial<ChanceAssumptions>;
  /**
   * How the futures are drawn: `independent` unless named. `fitted` draws growth, rents, rates and consumer prices together
   * as docs/CHANCES.md describes; the volatility and the persistence in `chances` have no part in it.
   */
  readonly draws?: 'independent' | 'fitted';
}

/** Percentage of futures in which something ran out at least once, in total and by cause. */
export interface RunningOut<Cause extends string> {
  readonly sharePct: number;
  readonly causePcts: Readonly<Record<Cause, number>>;
}

export interface PortfolioChances {
  /** Number of futures behind the figures. */
  readonly paths: number;
  /** Bands of each year, starting with year 0, dollars of that year. */
  readonly value: readonly Band[];
  readonly equity: readonly Band[];
  /** Rent less expenses, interest and principal of the year just ended; 0 in year 0. */
  readonly cashFlow: readonly Band[];
  readonly cashOut: RunningOut<CashCause>;
  readonly equityOut: RunningOut<EquityCause>;
  /** Futures in which cash, equity or both ran out, percent. */
  readonly eitherOutPct: number;
  readonly rules: readonly Rule<unknown>[];
}

/** A running simulation: its figures get more accurate with every batch of futures. */
export interface PortfolioSimulation {
  /** Simulates that many more futures, up to the number requested; returns the total so far. */
  readonly advance: (paths: number) => number;
  /** The figures of the futures simulated so far. */
  readonly chances: () => PortfolioChances;
}

/**
 * Simulates a portfolio's projection in many futures, in batches; batch sizes do not affect the figures. Growth is
 * lognormal around the assumed growth, which is the median; the interest rate reverts to the entered one; all rents
 * vary together; each property may be vacant. Fitted draws follow docs/CHANCES.md instead, but for vacancies. With all of it at zero every future equals `portfolioProjection`. Throws
 * as that does, and RangeError for a chance, a seed or a number of futures out of range.
 */
export function portfolioSimulation(inputs: SimulationInputs): PortfolioSimulation {
  const room = wholeInRange('paths', inputs.paths ?? simulatedPaths, [1, mostPaths]);
  const state = seededState(wholeInRange('seed', inputs.seed, [0, largestSeed]));
  const plan = drawnPlan(inputs);
  const path = pathState(plan);
  const record = simulationRecord(plan, room);
  const rules = [
    ...assumedRules(inputs.assumptions),
    projectionInterestPercent,
    ...chanceRules(inputs.chances, inputs.draws === 'fitted'),
  ];
  return {
    advance(paths) {
      for (const last = Math.min(room, record.paths + paths); record.paths < last; record.paths += 1) {
        fillBits(state, path.words);
        simulatePath(plan, path, record);
      }
      return record.paths;
    },
    chances: () => ({ ...chancesOf(record, plan.years), rules }),
  };
}

/** Runs all futures of `portfolioSimulation` at once and returns their figures. Throws as it does. */
export function portfolioChances(inputs: SimulationInputs): PortfolioChances {
  const simulation = portfolioSimulation(inputs);
  simulation.advance(inputs.paths ?? simulatedPaths);
  return simulation.chances();
}

function drawnPlan({ draws, seed, ...inputs }: SimulationInputs): SimulationPlan {
  const plan = simulationPlan(inputs, inputs.chances);
  if (draws !== 'fitted') return plan;
  return { ...plan, joint: { seed, years: plan.years, homes: plan.count } };
}

function simulatePath(plan: SimulationPlan, path: PathState, record: SimulationRecord): void {
  let isCashOut = false;
  let isEquityOut = false;
  beginPath(plan, path, record.paths);
  for (let year = 0; year <= plan.years; year += 1) {
    if (year > 0) advanceYear(plan, path, year);
    recordYear(record, path, year);
    if (!isCashOut && path.cash < 0) {
      isCashOut = true;
      record.cashOut[cashCause(path)] += 1;
    }
    if (!isEquityOut && path.totalValue < path.totalDebt) {
      isEquityOut = true;
      record.equityOut[equityCause(plannedValue(plan, path, year), path.totalDebt)] += 1;
    }
  }
  if (isCashOut || isEquityOut) record.eitherOut += 1;
}

function chancesOf(record: SimulationRecord, years: number): Omit<PortfolioChances, 'rules'> {
  const { paths, cashOut, equityOut } = record;
  const percentOfPaths = (count: number) => (count / Math.max(1, paths)) * 100;
  const bands = (amounts: Float64Array) =>
    Array.from({ length: years + 1 }, (_, year) => bandOfYear(record, amounts, year));
  return {
    paths,
    value: bands(record.value),
    equity: bands(record.equity),
    cashFlow: bands(record.cashFlow),
    cashOut: {
      sharePct: percentOfPaths(cashOut.plan + cashOut.rates + cashOut.vacancy + cashOut.rent + cashOut.costs),
      causePcts: {
        plan: percentOfPaths(cashOut.plan),
        rates: percentOfPaths(cashOut.rates),
        vacancy: percentOfPaths(cashOut.vacancy),
        rent: percentOfPaths(cashOut.rent),
        costs: percentOfPaths(cashOut.costs),
      },
    },
    equityOut: {
      sharePct: percentOfPaths(equityOut.prices + equityOut.plan),
      causePcts: { prices: percentOfPaths(equityOut.prices), plan: percentOfPaths(equityOut.plan) },
    },
    eitherOutPct: percentOfPaths(record.eitherOut),
  };
}
