// A separate entry point: runs of the household simulator, and questions that are answered by them.
export type { Bands, Difference, HouseholdChances } from './decide/chance-figures.ts';
export type { DrawnFutures } from './decide/chance-record.ts';
export {
  type ChanceRun,
  type ChancesOptions,
  chanceRun,
  chances,
  mostFutures,
} from './decide/chances.ts';
export { changedHousehold, type HouseholdChange, type HouseholdInput } from './decide/change.ts';
export {
  type Compared,
  type CompareOptions,
  type Comparison,
  compare,
  comparedBy,
  type Effect,
  type EventNote,
  type NamedChange,
} from './decide/compare.ts';
export { type Exit, type ExitOptions, type ExitYears, exitYears } from './decide/exit-years.ts';
export type { Blocked, GoalAnswer, GoalOptions, Tried } from './decide/goals/answer.ts';
export type { HouseholdGoal } from './decide/goals/goal.ts';
export { solveGoal } from './decide/goals/solve-goal.ts';
export { type Grid, type GridOptions, grid, type Vary } from './decide/grid.ts';
export { type HoldOrSell, type HoldOrSellOptions, holdOrSell } from './decide/hold-or-sell.ts';
export { type Lever, leverNames, levers } from './decide/levers.ts';
export { type Measure, type Measured, measured, measureWords } from './decide/measure.ts';
export { type RefinanceOptions, type RefinanceOrStay, refinanceOrStay } from './decide/refinance-or-stay.ts';
export { type RenovateOptions, type RenovateOrNot, renovateOrNot } from './decide/renovate-or-not.ts';
export { lastThatHolds, type Turn } from './decide/search.ts';
export type { Shock } from './decide/shocks.ts';
export { type Drawn, type Lasting, type Stress, type StressOptions, stress } from './decide/stress.ts';
export type { Outcome } from './decide/two-ways.ts';
export { type Move, type Moves, type MovesOptions, whatMovesIt } from './decide/what-moves-it.ts';
export type { Timeline } from './ledger/timeline.ts';
export { runHousehold } from './simulate/run.ts';
