import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { environmentForNpm, environmentWithPinnedTools } from './environment.mjs';
import { binFolder, repositoryRoot } from './paths.mjs';
import { SetupError } from './progress.mjs';
import { forwardSignals } from './signals.mjs';

const neededMajor = 24;

/** The Node that runs every part of the app: the pinned one if it exists, otherwise the current one. */
export function pinnedNode() {
  const pinned = join(binFolder, 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  throw new SetupError(
    `Freehold runs on Node ${neededMajor}. This is Node ${process.versions.node}, and no pinned Node was installed for ` +
      `${process.platform} ${process.arch}.\nInstall Node ${neededMajor} and try again.`,
  );
}

/** The exit status a shell would report for the child. */
export function statusOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 1);
}

/** Runs a program in the repository with the pinned tools first in PATH; resolves to its exit status. */
export function run(
  program,
  programArguments,
  { cwd = repositoryRoot, env = environmentWithPinnedTools(), stdio = 'inherit' } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, { cwd, env, stdio });
    const stopForwarding = forwardSignals([child]);
    child.once('error', (error) => reject(new SetupError(`Could not run ${program}: ${error.message}`)));
    child.once('close', (code, signal) => {
      stopForwarding();
      resolve(statusOf(code, signal));
    });
  });
}

/**
 * Runs npm: the one that called us, on its own Node. So it works where npm is not in PATH, and an install neither runs
 * on the Node it replaces nor looks for the machine's settings next to that Node.
 */
export function runNpm(npmArguments, extraEnvironment = {}) {
  const env = environmentForNpm(extraEnvironment);
  const { npm_execpath: callingNpm, npm_node_execpath: itsNode = process.execPath } = process.env;
  if (callingNpm?.endsWith('.js')) return run(itsNode, [callingNpm, ...npmArguments], { env });
  return run('npm', npmArguments, { env });
}
