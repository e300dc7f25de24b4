export { writeWorkbook } from '../workbooks/workbook-worker.ts';
export { renderReport } from './render-worker.ts';
