import { renderToBuffer } from '@react-pdf/renderer';
import { borrowingReport } from './borrowing-report.ts';
import { clientReport } from './client-report.ts';
import { loadFonts } from './fonts.ts';
import { gearingReport } from './gearing-report.ts';
import { mortgageReport } from './mortgage-report.ts';
import { portfolioReport } from './portfolio-report.ts';
import type { Report, ReportRequest } from './report.ts';
import { reportDocument } from './report-document.ts';

const fontsLoaded = loadFonts();

/** Renders a report to PDF; runs in a worker thread, since layout blocks for tens of milliseconds a page. */
export async function renderReport(request: ReportRequest): Promise<Uint8Array> {
  await fontsLoaded;
  return renderToBuffer(reportDocument(reportOf(request)));
}

function reportOf(request: ReportRequest): Report {
  switch (request.kind) {
    case 'borrowing':
      return borrowingReport(request);
    case 'mortgage':
      return mortgageReport(request);
    case 'negative-gearing':
      return gearingReport(request);
    case 'portfolio':
      return portfolioReport(request);
    case 'client-summary':
      return clientReport(request);
  }
}
