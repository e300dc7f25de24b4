#!/usr/bin/env node
// Plain JavaScript without packages, like test.mjs.

import { noteRun } from './quality/run-note.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { environmentForTests } from './setup/environment.mjs';
import { runCommand } from './setup/progress.mjs';
import { pinnedNode, run } from './setup/run.mjs';
import { ensureSystemPackages } from './test/system-packages.mjs';

/**
 * `npm run test:long`: runs fault tests three files at a time, since they mostly wait, then load tests one file at a
 * time; `-- rolling` runs those whose name contains the word.
 */
await runCommand(async () => {
  await ensureDependencies();
  pinnedNode();
  await ensureSystemPackages({ isLong: true });
  const words = process.argv.slice(2);
  const status = await run('vitest', ['run', '--project', 'server-long*', ...words], { env: environmentForTests() });
  noteRun(['npm run test:long', ...(words.length > 0 ? ['--', ...words] : [])].join(' '), status !== 0);
  return status;
});
