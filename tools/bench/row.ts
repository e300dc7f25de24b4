/** A figure of a benchmark beside its reference, measured in the same run. */
export interface BenchRow {
  readonly section: string;
  readonly what: string;
  readonly ours: { readonly amount: number; readonly unit: string };
  readonly reference: { readonly name: string; readonly amount: number };
  /** Ours over the reference: less is better for times, more for rates (`unit` ends in `/s`). */
  readonly ratio: number;
  /** The largest ratio that is accepted, where there is one. */
  readonly most?: number;
}

/** Hands a row to `npm run bench`, one line of JSON each. */
export function print(row: BenchRow): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** The row in a line that a section printed, or null for any other line. */
export function rowIn(line: string): BenchRow | null {
  if (!line.startsWith('{"section"')) return null;
  const row: BenchRow = JSON.parse(line);
  return row;
}
