import type { ChartKind } from '@freehold/domain';
import type { Brand } from '../brand.ts';

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
  /** The text column that takes most of the width. */
  readonly wideColumn?: number;
  readonly note?: string;
}

/** A list of sentences. */
export interface ListPart {
  readonly kind: 'list';
  readonly title: string;
  /** A sentence that leads the list. */
  readonly summary?: string;
  readonly items: readonly string[];
}

/** A chart line with one point a year, in the colour of its kind. */
export interface ReportLine {
  readonly name: string;
  readonly kind: ChartKind;
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

/** A bar in the colour of its kind, with its figure beside it. */
export interface ReportBar {
  readonly label: string;
  readonly kind: ChartKind;
  readonly amount: number;
  readonly value: string;
}

/** Amounts to compare, in dollars of 0 or more. */
export interface BarsPart {
  readonly kind: 'bars';
  readonly title: string;
  readonly summary: string;
  readonly bars: readonly ReportBar[];
}

/** Rows under a name of their own; '' for none. */
export interface RowGroup {
  readonly name: string;
  readonly rows: readonly ReportRow[];
}

/** Short groups of rows, side by side under one heading. */
export interface ColumnsPart {
  readonly kind: 'columns';
  readonly title: string;
  readonly columns: readonly (readonly RowGroup[])[];
}

/** Parts under one larger heading, with a sentence that says what they have in common. */
export interface SectionPart {
  readonly kind: 'section';
  readonly title: string;
  readonly summary: string;
  readonly parts: readonly ReportPart[];
}

export type ReportPart = RowsPart | GridPart | ListPart | LinesPart | BarsPart | ColumnsPart | SectionPart;

/** A figure that leads the report, with its name above it and a note below. */
export interface Headline {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A report ready to print, all text formatted. */
export interface Report {
  readonly title: string;
  /** Who gives it out, where it is not the product alone. */
  readonly brand?: Brand;
  /** The person the figures belong to, if the report is about one. */
  readonly preparedFor?: string;
  /** Who answers for it, if that is a person. */
  readonly preparedBy?: string;
  readonly preparedOn: string;
  /** The moment that the file has as its own (ISO): one made again is the same to the byte. Without it the clock's. */
  readonly madeAt?: string;
  /** What the operator says that the report is, above its figures. */
  readonly notice?: string;
  readonly headline: Headline;
  /** Whether the cover keeps that figure to itself. */
  readonly hidesHeadline?: boolean;
  /** What stands beside the headline, as large. */
  readonly beside?: Headline;
  /** Figures on the cover besides the headline. */
  readonly highlights: readonly ReportRow[];
  readonly parts: readonly ReportPart[];
  readonly disclosure: readonly string[];
  /** What stands at the foot of every page below whose report it is. */
  readonly foot?: string;
}
