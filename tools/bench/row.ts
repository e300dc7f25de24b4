/** A benchmark figure and its reference, measured in the same run. */
export interface BenchRow {
  readonly section: string;
  readonly what: string;
  readonly ours: { readonly amount: number; readonly unit: string };
  readonly reference: { readonly name: string; readonly amount: number };
  /** Ours over the reference: lower is better for times, higher for rates (`unit` ends in `/s`). */
  readonly ratio: number;
  /** Largest accepted ratio, if there is one. */
  readonly most?: number;
}

/** Sends a row to `npm run bench` as a line of JSON. */
export function print(row: BenchRow): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Parses a line printed by a section; null for any other line. */
export function rowIn(line: string): BenchRow | null {
  if (!line.startsWith('{"section"')) return null;
  const row: BenchRow = JSON.parse(line);
  return row;
}
