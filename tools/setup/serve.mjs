import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environmentWithPinnedTools } from './environment.mjs';
import { binFolder, inRepository } from './paths.mjs';
import { SetupError } from './progress.mjs';
import { pinnedNode, statusOf } from './run.mjs';
import { forwardSignals } from './signals.mjs';

const server = inRepository('apps', 'server');
const web = inRepository('apps', 'web');

/**
 * Runs the server until it exits and resolves to its exit status; forwards signals to it. In dev mode it restarts on
 * each change, with the web app's dev server alongside.
 */
export async function startServer({ dev }) {
  const node = pinnedNode();
  // Same flags as the unit in deploy/ (docs/PERFORMANCE.md, "Memory").
  if (!dev) return await untilFirstEnds([launch(node, ['--max-semi-space-size=8', 'src/main.ts'], server)]);
  return await untilFirstEnds([
    launch(node, ['--watch', '--watch-preserve-output', 'src/main.ts'], server),
    launch(node, [join(binFolder, 'react-router'), 'dev'], web),
  ]);
}

function launch(program, programArguments, cwd) {
  return spawn(program, programArguments, {
    cwd,
    env: environmentWithPinnedTools(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Waits for the first child to exit, then stops the others; returns the first one's status. */
async function untilFirstEnds(children) {
  const stopForwarding = forwardSignals(children);
  const ends = children.map(ended);
  try {
    return await Promise.race(ends);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await Promise.allSettled(ends);
    stopForwarding();
  }
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SetupError(`Could not run ${child.spawnfile}: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(statusOf(code, signal)));
  });
}
