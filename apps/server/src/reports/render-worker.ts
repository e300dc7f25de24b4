import { renderToBuffer } from '@react-pdf/renderer';
import { borrowingReport } from './borrowing-report.ts';
import type { ReportRequest } from './report.ts';
import { reportDocument } from './report-document.ts';

/** Renders a report to PDF; runs in a worker thread, since laying out a page blocks for tens of milliseconds. */
export async function renderReport(request: ReportRequest): Promise<Uint8Array> {
  return renderToBuffer(reportDocument(borrowingReport(request)));
}
