import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError, say } from '../setup/progress.mjs';
import { readTally, settledTally } from './tally.mjs';

/** Runs one step under its heading and resolves to its counts; a failure is counted and never ends the run. */
export async function runStep({ key, title, whyNot, run }) {
  console.log(`\n━━ ${title} (${key}) ━━`);
  const reason = whyNot?.();
  if (reason) {
    say(`Skipped: ${reason}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'freehold-step-'));
  const file = join(folder, 'tally.json');
  const began = Date.now();
  const status = await statusFrom(run, file);
  const tally = settledTally(readTally(file), status);
  rmSync(folder, { recursive: true, force: true });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(`${title}: ${tally.failed === 0 ? 'all right' : `${tally.failed} WRONG`}, ${tally.passed} right, ${seconds} s`);
  return tally;
}

async function statusFrom(run, file) {
  try {
    return await run(file);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return 1;
  }
}
