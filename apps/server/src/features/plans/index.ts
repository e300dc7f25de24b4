export { refreshFigures } from './changed-rules.ts';
export { createPlanWorker, unhurriedMs } from './service.ts';
