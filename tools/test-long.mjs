#!/usr/bin/env node
// Plain JavaScript without packages, like test.mjs.

import { noteRun } from './quality/run-note.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { environmentForTests } from './setup/environment.mjs';
import { runCommand } from './setup/progress.mjs';
import { pinnedNode, run } from './setup/run.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';
import { chromiumPath, ensureSystemPackages } from './test/system-packages.mjs';

/**
 * `npm run test:long`: runs fault tests three files at a time, since they mostly wait, then load tests one file at a
 * time, then long journeys; `-- rolling` runs those tests whose name contains the word, `-- upgrade` that journey.
 */
await runCommand(async () => {
  await ensureDependencies();
  pinnedNode();
  await ensureSystemPackages({ isLong: true });
  const words = process.argv.slice(2);
  const tests = ['run', '--project', 'server-long*', '--passWithNoTests', ...words];
  const journeys = ['run', '--silent', 'e2e', '-w', 'apps/e2e', '--', '--pass-with-no-tests', ...words];
  const ofTests = await run('vitest', tests, { env: environmentForTests() });
  await ensureWebBuild();
  const variables = { QUALITY_RUN: 'long', CHROMIUM: chromiumPath() };
  const status = (await run('npm', journeys, { env: environmentForTests(variables) })) || ofTests;
  noteRun(['npm run test:long', ...(words.length > 0 ? ['--', ...words] : [])].join(' '), status !== 0);
  return status;
});
