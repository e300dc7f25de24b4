import type { ClientDetails, GearingScenario, Outlook, ProjectionScenario } from '@freehold/contract';
import type { BorrowingInputs, MortgageInputs, TaxYear } from '@freehold/finance';

/** What a borrowing report is made from, and when it was asked for (ISO). Figures are recomputed. */
export interface BorrowingReportRequest {
  readonly kind: 'borrowing';
  readonly inputs: BorrowingInputs;
  readonly preparedAt: string;
}

/** What a mortgage report is made from, and when it was asked for (ISO). Figures are recomputed. */
export interface MortgageReportRequest {
  readonly kind: 'mortgage';
  readonly inputs: MortgageInputs;
  /** Inflation, percent a year; the rule's where none was chosen. */
  readonly priceRise?: number;
  readonly preparedAt: string;
}

/** What a negative gearing report is made from, and when it was asked for (ISO). */
export interface GearingReportRequest {
  readonly kind: 'negative-gearing';
  readonly scenario: GearingScenario;
  readonly preparedAt: string;
}

/** What a portfolio report is made from, and when it was asked for (ISO). */
export interface PortfolioReportRequest {
  readonly kind: 'portfolio';
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
  readonly preparedAt: string;
}

/** What a client summary is made from, and when it was asked for (ISO); `today` is the day in Sydney. */
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

/** What a workbook is made from: the inputs of the report of the same name. */
export type WorkbookRequest = MortgageReportRequest | PortfolioReportRequest;

/** A row of a report's table: what, how it was worked out where that matters, and how much. */
export interface ReportRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
}

/** Rows of one figure each. */
export interface RowsPart {
  readonly kind: 'rows';
  readonly title: string;
  readonly rows: readonly ReportRow[];
}

/** A table of several columns, such as a schedule; every row has as many cells as there are columns. */
export interface GridPart {
  readonly kind: 'grid';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns from the left that hold words and stand on the left; the first where none are given. */
  readonly wordColumns?: number;
  readonly note?: string;
}

/** Sentences. */
export interface ListPart {
  readonly kind: 'list';
  readonly title: string;
  readonly items: readonly string[];
}

/** A line of a chart, a point for each year. */
export interface ReportLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, dollars: number])[];
}

/** Dollars over years; `summary` says in words what the picture shows. */
export interface LinesPart {
  readonly kind: 'lines';
  readonly title: string;
  readonly summary: string;
  readonly across: string;
  readonly lines: readonly ReportLine[];
}

/** Amounts side by side, dollars of 0 or more. */
export interface BarsPart {
  readonly kind: 'bars';
  readonly title: string;
  readonly summary: string;
  readonly bars: readonly { readonly label: string; readonly amount: number; readonly value: string }[];
}

export type ReportPart = RowsPart | GridPart | ListPart | LinesPart | BarsPart;

/** A report as it is printed, all text ready. */
export interface Report {
  readonly title: string;
  /** Whose figures they are, where the report is about a person. */
  readonly preparedFor?: string;
  readonly preparedOn: string;
  readonly headline: { readonly label: string; readonly value: string; readonly note: string };
  /** Figures that stand on the cover besides the headline. */
  readonly highlights: readonly ReportRow[];
  readonly parts: readonly ReportPart[];
  readonly disclosure: readonly string[];
}
