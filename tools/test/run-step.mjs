import { mkdirSync, rmSync } from 'node:fs';
import { inRepository } from '../setup/paths.mjs';
import { SetupError, say } from '../setup/progress.mjs';
import { readTally, settledTally } from './tally.mjs';
import { readWrong } from './wrong.mjs';

/**
 * Runs a step under its heading and resolves to its counts and what was wrong, a line each; a failure is counted but
 * never ends the run. The step's report stays in test-results/ for the step that counts rows.
 */
export async function runStep({ key, title, whyNot, run }) {
  console.log(`\n━━ ${title} (${key}) ━━`);
  const reason = whyNot?.();
  if (reason) {
    say(`Skipped: ${reason}`);
    return { passed: 0, failed: 0, skipped: 1, wrong: [] };
  }
  const file = inRepository('test-results', `${key}.json`);
  mkdirSync(inRepository('test-results'), { recursive: true });
  rmSync(file, { force: true });
  const began = Date.now();
  const status = await statusFrom(run, file);
  const tally = settledTally(readTally(file), status);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(`${title}: ${tally.failed === 0 ? 'all right' : `${tally.failed} WRONG`}, ${tally.passed} right, ${seconds} s`);
  const named = readWrong(file);
  const wrong = named.length === 0 && tally.failed > 0 ? [`see above; the step ended with ${status}`] : named;
  return { ...tally, wrong: wrong.map((line) => `${key}: ${line}`) };
}

async function statusFrom(run, file) {
  try {
    return await run(file);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return 1;
  }
}
