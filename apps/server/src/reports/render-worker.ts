import { renderToBuffer } from '@react-pdf/renderer';
import type { Brand } from '../brand.ts';
import { type BorrowingReportRequest, borrowingReport } from './borrowing-report.ts';
import { type CalculationReportRequest, calculationReport } from './calculation-report.ts';
import { type ClientReportRequest, clientReport } from './client-report.ts';
import { loadFonts } from './fonts.ts';
import { type GearingReportRequest, gearingReport } from './gearing-report.ts';
import { type MortgageReportRequest, mortgageReport } from './mortgage-report.ts';
import type { PlanFileRequest } from './plan-outcome.ts';
import { type PlanReportRequest, planReport } from './plan-report.ts';
import { type PortfolioReportRequest, portfolioReport } from './portfolio-report.ts';
import type { Report } from './report.ts';
import { reportDocument } from './report-document.ts';

/** Every report that can be rendered. */
export type ReportRequest =
  | BorrowingReportRequest
  | MortgageReportRequest
  | CalculationReportRequest
  | GearingReportRequest
  | PlanReportRequest
  | PortfolioReportRequest
  | ClientReportRequest;

/** Inputs of a workbook: those of the report of the same name, and the practice whose client or adviser asked. */
export type WorkbookRequest = (
  | MortgageReportRequest
  | PortfolioReportRequest
  | CalculationReportRequest
  | PlanFileRequest
) & {
  readonly brand?: Brand | null;
};

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
    case 'calculation':
      return calculationReport(request);
    case 'negative-gearing':
      return gearingReport(request);
    case 'plan':
      return planReport(request);
    case 'portfolio':
      return portfolioReport(request);
    case 'client-summary':
      return clientReport(request);
  }
}
