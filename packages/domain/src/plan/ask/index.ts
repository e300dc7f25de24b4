// A separate entry point: what a plan is asked, for a worker.
export { askPlan } from './ask-plan.ts';
export {
  type ChancesAsked,
  type ChancesStep,
  type ChancesWork,
  chanceBlocks,
  chancesOfPlan,
  type FanYear,
  type FutureBlock,
  type PlanChances,
  startChances,
} from './chances-of-plan.ts';
export { decideHome, type HomeDecided, type HomeDecision, type SaleYear } from './decide-home.ts';
export { type GridAnswer, type GridAsked, type GridSide, gridOfPlan, type PlanGrid } from './grid-of-plan.ts';
export type { Help } from './helps.ts';
export type { DecideAsked, OtherWay } from './other-ways.ts';
export type { PlanShock } from './plan-shocks.ts';
export type {
  Because,
  PlanAnswer,
  PlanAnswered,
  PlanQuestion,
  Proof,
  SpendLess,
  StoppingTest,
  StripYear,
  WantedHome,
} from './question.ts';
export { type SpendLessInFutures, spendLessInFutures } from './spend-less-in-futures.ts';
export { type Cover, type ShockShown, type WhatIf, type WhatIfAnswer, whatIfPlan } from './what-if.ts';
export { leverLabel, type Moved, type MoveRow, type PlanMoves, whatMovesPlan } from './what-moves-plan.ts';
