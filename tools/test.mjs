#!/usr/bin/env node
// Plain JavaScript without packages: this file runs on the machine's own Node before anything is installed.

import { noteRun } from './quality/run-note.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runCommand, say } from './setup/progress.mjs';
import { pinnedNode } from './setup/run.mjs';
import { runStep } from './test/run-step.mjs';
import { steps } from './test/steps.mjs';
import { ensureSystemPackages } from './test/system-packages.mjs';
import { sumOf } from './test/tally.mjs';

/** `npm test`: runs every step, or those named on the command line, as in `npm test -- check unit`. */
await runCommand(async () => {
  await ensureDependencies();
  pinnedNode();
  await ensureSystemPackages();
  const wanted = process.argv.slice(2);
  const chosen = steps.filter(({ key }) => wanted.length === 0 || wanted.includes(key));
  const tallies = [];
  for (const step of chosen) tallies.push(await runStep(step));
  const { passed, failed, skipped } = sumOf(tallies);
  // A run's output is often read from its end only.
  const wrong = tallies.flatMap((tally) => tally.wrong);
  if (wrong.length > 0)
    console.log(`\nWrong, or right at the second try:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  if (skipped > 0) say(`${skipped} skipped`);
  noteRun(['npm test', ...(wanted.length > 0 ? ['--', ...wanted] : [])].join(' '), failed > 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
