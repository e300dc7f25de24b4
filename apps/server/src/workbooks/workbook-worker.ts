import type { WorkbookRequest } from '../reports/render-worker.ts';
import { calculationWorkbook } from './calculation-workbook.ts';
import { mortgageWorkbook } from './mortgage-workbook.ts';
import { planWorkbook } from './plan-workbook.ts';
import { portfolioWorkbook } from './portfolio-workbook.ts';
import { type Sheet, workbookFile } from './sheet.ts';

/** Writes a workbook as XLSX; runs in a worker thread, since thousands of cells block for a while. */
export async function writeWorkbook(request: WorkbookRequest): Promise<Uint8Array> {
  return workbookFile(sheetsOf(request));
}

function sheetsOf(request: WorkbookRequest): readonly Sheet[] {
  switch (request.kind) {
    case 'mortgage':
      return mortgageWorkbook(request);
    case 'portfolio':
      return portfolioWorkbook(request);
    case 'plan':
      return planWorkbook(request);
    case 'calculation':
      return calculationWorkbook(request);
  }
}
