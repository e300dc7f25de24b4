import { appendFileSync } from 'node:fs';
import { testDatabaseKind } from './database/open.ts';

/**
 * Reports a figure for a check of the quality list, such as `figure('A1', 'stored hashes that are argon2id', '50/50')`:
 * printed, and appended to the file named by QUALITY_FILE, from which docs/QUALITY.md is generated. Call it last in a
 * test, so that only a passing check has a figure. It goes in the column of its database, or of the long suite.
 */
export function figure(id: string, text: string, value: string): void {
  process.stdout.write(`quality ${id} ${value} (${text})\n`);
  const file = process.env.QUALITY_FILE;
  const run = process.env.QUALITY_RUN ?? testDatabaseKind;
  if (file) appendFileSync(file, `${JSON.stringify({ id, text, value, run })}\n`);
}

/** Reports that a check could not be run here and why; it then has no figure and is listed as not shown. */
export function notRun(id: string, why: string): void {
  process.stdout.write(`quality ${id} SKIPPED (${why})\n`);
}
