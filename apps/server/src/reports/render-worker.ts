import { renderToBuffer } from '@react-pdf/renderer';
import { borrowingReport } from './borrowing-report.ts';
import { mortgageReport } from './mortgage-report.ts';
import type { Report, ReportRequest } from './report.ts';
import { reportDocument } from './report-document.ts';

/** Renders a report to PDF; runs in a worker thread, since laying out a page blocks for tens of milliseconds. */
export async function renderReport(request: ReportRequest): Promise<Uint8Array> {
  return renderToBuffer(reportDocument(reportOf(request)));
}

function reportOf(request: ReportRequest): Report {
  return request.kind === 'borrowing' ? borrowingReport(request) : mortgageReport(request);
}
