import { writeFileSync } from 'node:fs';

/** Counts of the individual checks in a step of `npm test`, by result. */
export type Tally = { passed: number; failed: number; skipped: number };

/** Writes the counts for `npm test`, which names the file in TALLY_FILE; does nothing when run by hand. */
export function writeTally(tally: Tally): void {
  const file = process.env.TALLY_FILE;
  if (file) writeFileSync(file, JSON.stringify(tally));
}
