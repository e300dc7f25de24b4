import type { BorrowingInputs } from '@freehold/finance';

/** What a report is made from: the inputs of a calculation and when it was asked for (ISO). Figures are recomputed. */
export interface BorrowingReportRequest {
  readonly kind: 'borrowing';
  readonly inputs: BorrowingInputs;
  readonly preparedAt: string;
}
export type ReportRequest = BorrowingReportRequest;

/** A row of a report's table: what, how it was worked out where that matters, and how much. */
export interface ReportRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
}

/** A report as it is printed, all text ready. */
export interface Report {
  readonly title: string;
  readonly preparedOn: string;
  readonly headline: { readonly label: string; readonly value: string; readonly note: string };
  readonly inputs: readonly ReportRow[];
  readonly working: readonly ReportRow[];
  readonly assumptions: readonly string[];
  readonly sources: readonly string[];
  readonly disclosure: string;
}
