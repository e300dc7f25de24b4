export { renderReport } from '../reports/render-worker.ts';
export { writeWorkbook } from './workbook-worker.ts';

/** Resolves once the worker thread has loaded its code. */
export function ready(): void {}
