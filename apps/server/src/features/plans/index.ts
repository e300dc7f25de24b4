export { refreshFigures } from './changed-rules.ts';
export { planToReport } from './plan-to-report.ts';
export { createPlanWorker, unhurriedMs } from './service.ts';
