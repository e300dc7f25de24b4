import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { environmentWithPinnedTools } from '../setup/environment.mjs';
import { repositoryRoot } from '../setup/paths.mjs';
import { pinnedNode, statusOf } from '../setup/run.mjs';

const totals = /^(\d+) passed, (\d+) failed$/m;

/**
 * Runs the case files with the engine's command. Removes its closing line from the output and counts it instead, so
 * that only `npm test` prints a line of that form.
 */
export function runGoldenCases(files, tallyFile) {
  const { stdout, stderr, status, signal } = spawnSync(pinnedNode(), ['tools/cases.ts', ...files], {
    cwd: repositoryRoot,
    env: environmentWithPinnedTools(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(stdout.replace(totals, '').trimStart() + stderr);
  const found = totals.exec(stdout);
  if (found) writeFileSync(tallyFile, JSON.stringify({ passed: Number(found[1]), failed: Number(found[2]) }));
  return statusOf(status, signal);
}
