import type { GridPart, Report, ReportPart, ReportRow } from '../src/reports/report.ts';

/** A report's part by title. Throws when there is none. */
export function partNamed(report: Report, title: string): ReportPart {
  const part = report.parts.find((candidate) => candidate.title === title);
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
