import { appendFileSync } from 'node:fs';
import { testDatabaseKind } from './database/open.ts';

/**
 * Reports the figure of a check of the quality list, such as `figure('A1', 'stored hashes that are argon2id', '50/50')`:
 * printed, and appended to the file that QUALITY_FILE names, from which docs/QUALITY.md is made. Call it last in a test, so
 * that a figure is only there for a check that held. It stands in the column of its database, or of the long suite.
 */
export function figure(id: string, text: string, value: string): void {
  process.stdout.write(`quality ${id} ${value} (${text})\n`);
  const file = process.env.QUALITY_FILE;
  const run = process.env.QUALITY_RUN ?? testDatabaseKind;
  if (file) appendFileSync(file, `${JSON.stringify({ id, text, value, run })}\n`);
}

/** Says that a check could not be run here and why; it has no figure then, and stands among those that are not shown. */
export function notRun(id: string, why: string): void {
  process.stdout.write(`quality ${id} SKIPPED (${why})\n`);
}
