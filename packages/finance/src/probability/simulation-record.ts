import { rankOf, selectRank } from './quantile.ts';
import type { PathState } from './simulate-path.ts';
import type { SimulationPlan } from './simulation-plan.ts';

/** Why cash ran out in a future: the largest cost beyond what was assumed, or the plan itself. */
export const cashCauses = ['plan', 'rates', 'vacancy', 'rent', 'costs'] as const;
export type CashCause = (typeof cashCauses)[number];

/** Why equity ran out in a future: prices grew less than assumed, or the purchases were financed beyond their price. */
export const equityCauses = ['prices', 'plan'] as const;
export type EquityCause = (typeof equityCauses)[number];

/** The 10th, 50th and 90th percentile over the futures, dollars. */
export interface Band {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Results of the paths, in lists with room for all of them. */
export interface SimulationRecord {
  readonly room: number;
  paths: number;
  /** Ordered by year, then by path. */
  readonly value: Float64Array;
  readonly equity: Float64Array;
  readonly cashFlow: Float64Array;
  readonly cashOut: Record<CashCause, number>;
  readonly equityOut: Record<EquityCause, number>;
  eitherOut: number;
  readonly scratch: Float64Array;
}

/** An empty record with room for this many paths of a plan. */
export function simulationRecord({ years }: SimulationPlan, room: number): SimulationRecord {
  const amounts = () => new Float64Array((years + 1) * room);
  return {
    room,
    paths: 0,
    value: amounts(),
    equity: amounts(),
    cashFlow: amounts(),
    cashOut: { plan: 0, rates: 0, vacancy: 0, rent: 0, costs: 0 },
    equityOut: { prices: 0, plan: 0 },
    eitherOut: 0,
    scratch: new Float64Array(room),
  };
}

/** Records one year of the current path. */
export function recordYear(record: SimulationRecord, path: PathState, year: number): void {
  const place = year * record.room + record.paths;
  record.value[place] = path.totalValue;
  record.equity[place] = path.totalValue - path.totalDebt;
  record.cashFlow[place] = path.cashFlow;
}

/**
 * Why cash is below zero. If it would have lasted with interest at the entered rate, average vacancies, rent and expenses
 * as assumed, the cause is the largest of the four differences; otherwise the plan, which costs more than is earned and
 * added.
 */
export function cashCause({ cash, extraInterest, extraVacancy, missingRent, extraCosts }: PathState): CashCause {
  if (cash + extraInterest + extraVacancy + missingRent + extraCosts < 0) return 'plan';
  const largest = Math.max(extraInterest, extraVacancy, missingRent, extraCosts);
  if (extraInterest === largest) return 'rates';
  if (extraVacancy === largest) return 'vacancy';
  return missingRent === largest ? 'rent' : 'costs';
}

/**
 * Why the debt exceeds the value: prices, if the assumed growth would have kept the value above it; otherwise the plan.
 */
export function equityCause(planned: number, totalDebt: number): EquityCause {
  return planned >= totalDebt ? 'prices' : 'plan';
}

/** The band of one year over the paths recorded so far. */
export function bandOfYear(record: SimulationRecord, amounts: Float64Array, year: number): Band {
  const { paths, room } = record;
  const values = record.scratch.subarray(0, paths);
  values.set(amounts.subarray(year * room, year * room + paths));
  const middle = rankOf(50, paths);
  const p50 = selectRank(values, middle);
  const p10 = selectRank(values.subarray(0, middle + 1), rankOf(10, paths));
  const p90 = selectRank(values, rankOf(90, paths), middle);
  return { p10, p50, p90 };
}
