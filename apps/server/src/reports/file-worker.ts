export { writeWorkbook } from '../workbooks/workbook-worker.ts';
export { renderReport } from './render-worker.ts';

/** Resolves once the thread has its program. */
export function ready(): void {}
