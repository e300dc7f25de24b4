import type { ClientDetails, GearingScenario, Outlook, ProjectionScenario } from '@freehold/contract';
import type { BorrowingInputs, MortgageInputs, TaxYear } from '@freehold/finance';

/** Inputs of a borrowing report, and when it was requested (ISO). Figures are recalculated. */
export interface BorrowingReportRequest {
  readonly kind: 'borrowing';
  readonly inputs: BorrowingInputs;
  readonly preparedAt: string;
}

/** Inputs of a mortgage report, and when it was requested (ISO). Figures are recalculated. */
export interface MortgageReportRequest {
  readonly kind: 'mortgage';
  readonly inputs: MortgageInputs;
  /** Inflation, percent a year; the rule's value by default. */
  readonly priceRise?: number;
  readonly preparedAt: string;
}

/** Inputs of a negative gearing report, and when it was requested (ISO). */
export interface GearingReportRequest {
  readonly kind: 'negative-gearing';
  readonly scenario: GearingScenario;
  readonly preparedAt: string;
}

/** Inputs of a portfolio report, and when it was requested (ISO). */
export interface PortfolioReportRequest {
  readonly kind: 'portfolio';
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
  readonly preparedAt: string;
}

/** Inputs of a client summary, and when it was requested (ISO); `today` is the date in Sydney. */
export interface ClientReportRequest {
  readonly kind: 'client-summary';
  readonly details: ClientDetails;
  readonly taxYear: TaxYear;
  readonly today: string;
  readonly preparedAt: string;
}

export type ReportRequest =
  | BorrowingReportRequest
  | MortgageReportRequest
  | GearingReportRequest
  | PortfolioReportRequest
  | ClientReportRequest;

/** Inputs of a workbook: those of the report of the same name. */
export type WorkbookRequest = MortgageReportRequest | PortfolioReportRequest;

/** A row of a report: label, working where it matters, and value. */
export interface ReportRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
}

/** Rows with one figure each. */
export interface RowsPart {
  readonly kind: 'rows';
  readonly title: string;
  readonly rows: readonly ReportRow[];
}

/** A table with several columns, such as a schedule; every row has one cell per column. */
export interface GridPart {
  readonly kind: 'grid';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Number of left-aligned text columns, from the left; 1 by default. */
  readonly wordColumns?: number;
  readonly note?: string;
}

/** A list of sentences. */
export interface ListPart {
  readonly kind: 'list';
  readonly title: string;
  readonly items: readonly string[];
}

/** A chart line with one point a year. */
export interface ReportLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, dollars: number])[];
}

/** Dollars over years; `summary` describes the chart in words. */
export interface LinesPart {
  readonly kind: 'lines';
  readonly title: string;
  readonly summary: string;
  readonly across: string;
  readonly lines: readonly ReportLine[];
}

/** Amounts to compare, in dollars of 0 or more. */
export interface BarsPart {
  readonly kind: 'bars';
  readonly title: string;
  readonly summary: string;
  readonly bars: readonly { readonly label: string; readonly amount: number; readonly value: string }[];
}

export type ReportPart = RowsPart | GridPart | ListPart | LinesPart | BarsPart;

/** A report ready to print, all text formatted. */
export interface Report {
  readonly title: string;
  /** The person the figures belong to, if the report is about one. */
  readonly preparedFor?: string;
  readonly preparedOn: string;
  readonly headline: { readonly label: string; readonly value: string; readonly note: string };
  /** Figures on the cover besides the headline. */
  readonly highlights: readonly ReportRow[];
  readonly parts: readonly ReportPart[];
  readonly disclosure: readonly string[];
}
