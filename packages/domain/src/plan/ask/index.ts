// A separate entry point: what a plan is asked, for a worker.
export { askPlan } from './ask-plan.ts';
export type { Help } from './helps.ts';
export type { PlanShock } from './plan-shocks.ts';
export type {
  Because,
  PlanAnswer,
  PlanAnswered,
  PlanQuestion,
  Proof,
  StoppingTest,
  StripYear,
  WantedHome,
} from './question.ts';
export { type Cover, type ShockShown, type WhatIf, type WhatIfAnswer, whatIfPlan } from './what-if.ts';
