// A separate entry point: what a plan is asked, for a worker.
export { askPlan } from './ask-plan.ts';
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
