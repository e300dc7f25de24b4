import type { WorkbookRequest } from '../reports/render-worker.ts';
import { mortgageWorkbook } from './mortgage-workbook.ts';
import { portfolioWorkbook } from './portfolio-workbook.ts';
import { workbookFile } from './sheet.ts';

/** Writes a workbook as XLSX; runs in a worker thread, since thousands of cells block for a while. */
export async function writeWorkbook(request: WorkbookRequest): Promise<Uint8Array> {
  return workbookFile(request.kind === 'mortgage' ? mortgageWorkbook(request) : portfolioWorkbook(request));
}
