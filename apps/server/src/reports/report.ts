import type { BorrowingInputs, MortgageInputs } from '@freehold/finance';

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
  readonly preparedAt: string;
}
export type ReportRequest = BorrowingReportRequest | MortgageReportRequest;

/** A row of a report's table: what, how it was worked out where that matters, and how much. */
export interface ReportRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
}

/** A table of several columns, such as a schedule; every row has as many cells as there are columns. */
export interface ReportSchedule {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A report as it is printed, all text ready. */
export interface Report {
  readonly title: string;
  readonly preparedOn: string;
  readonly headline: { readonly label: string; readonly value: string; readonly note: string };
  readonly inputs: readonly ReportRow[];
  /** What the calculation came to besides the headline; empty where that is all. */
  readonly results: readonly ReportRow[];
  readonly working: readonly ReportRow[];
  readonly schedule?: ReportSchedule;
  readonly assumptions: readonly string[];
  readonly sources: readonly string[];
  readonly disclosure: string;
}
