export { refreshFigures } from './changed-rules.ts';
export { createPlanWorker } from './service.ts';
