export { refreshFigures } from './changed-rules.ts';
export { planToReport } from './plan-to-report.ts';
export { checkSentPlan, keepSentPlan, type SentPlan } from './sent-plan.ts';
export { createPlanWorker, type PlanWorker, unhurriedMs } from './service.ts';
