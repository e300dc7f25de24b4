export { renderReport } from '../reports/render-worker.ts';
export { writeWorkbook } from './workbook-worker.ts';

/** Resolves once the thread has its program. */
export function ready(): void {}
