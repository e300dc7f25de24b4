import type { GridPart, Report, ReportPart, ReportRow } from '../src/reports/report.ts';

/** A report's part by title, also of one within a section. Throws when there is none. */
export function partNamed(report: Report, title: string): ReportPart {
  const parts = report.parts.flatMap((part) => (part.kind === 'section' ? [part, ...part.parts] : [part]));
  const part = parts.find((candidate) => candidate.title === title);
  if (part === undefined) throw new Error(`${report.title} has ${report.parts.map((one) => one.title).join(', ')}`);
  return part;
}

/** Rows of a part with figures. */
export function rowsNamed(report: Report, title: string): readonly ReportRow[] {
  const part = partNamed(report, title);
  if (part.kind !== 'rows') throw new Error(`${title} has no rows of figures`);
  return part.rows;
}

/** A part with a table. */
export function gridNamed(report: Report, title: string): GridPart {
  const part = partNamed(report, title);
  if (part.kind !== 'grid') throw new Error(`${title} is no table`);
  return part;
}

/** Groups of rows of a part in columns, by name. */
export function groupsNamed(report: Report, title: string): ReadonlyMap<string, readonly ReportRow[]> {
  const part = partNamed(report, title);
  if (part.kind !== 'columns') throw new Error(`${title} has no columns`);
  return new Map(part.columns.flat().map(({ name, rows }) => [name, rows]));
}

/** Amounts of a table of a quick estimate by name. */
export function estimatesNamed(report: Report, title: string): Readonly<Record<string, string>> {
  return Object.fromEntries(gridNamed(report, title).rows.map(([name = '', , value = '']) => [name, value]));
}

/** Sentences of a part. */
export function sentencesNamed(report: Report, title: string): readonly string[] {
  const part = partNamed(report, title);
  if (part.kind !== 'list') throw new Error(`${title} has no sentences`);
  return part.items;
}

/** Row values by label. */
export function byLabel(rows: readonly ReportRow[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}
