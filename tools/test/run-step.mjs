import { mkdirSync, rmSync } from 'node:fs';
import { inRepository } from '../setup/paths.mjs';
import { SetupError, say } from '../setup/progress.mjs';
import { readTally, settledTally } from './tally.mjs';

/**
 * Runs a step under its heading and resolves to its counts; a failure is counted but never ends the run. The step's
 * report stays in test-results/ for the step that counts rows.
 */
export async function runStep({ key, title, whyNot, run }) {
  console.log(`\n━━ ${title} (${key}) ━━`);
  const reason = whyNot?.();
  if (reason) {
    say(`Skipped: ${reason}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const file = inRepository('test-results', `${key}.json`);
  mkdirSync(inRepository('test-results'), { recursive: true });
  rmSync(file, { force: true });
  const began = Date.now();
  const status = await statusFrom(run, file);
  const tally = settledTally(readTally(file), status);
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
