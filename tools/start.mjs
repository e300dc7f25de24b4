#!/usr/bin/env node
// Plain JavaScript without packages: this file runs on the machine's own Node before anything is installed.

import { ensureDependencies } from './setup/dependencies.mjs';
import { runCommand, say } from './setup/progress.mjs';
import { startServer } from './setup/serve.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

await runCommand(async () => {
  await ensureDependencies();
  if (process.argv.includes('--dev')) return await startServer({ dev: true });
  await ensureWebBuild();
  say('Starting the server');
  return await startServer({ dev: false });
});
