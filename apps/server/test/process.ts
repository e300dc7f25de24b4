import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { busyPeople } from './busy-people.ts';
import { adviser } from './people.ts';

/** The server in its own process, as deployed. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and waits for the process to exit; resolves to the exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/**
 * Starts the server, by default this repository's own, with the given settings on a free port. Throws with its output
 * when it exits before it is ready.
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  cwd = join(import.meta.dirname, '..'),
): Promise<ServerProcess> {
  const { email: DEMO_ADMIN_EMAIL, password: DEMO_ADMIN_PASSWORD } = adviser;
  const demo = settings.NODE_ENV === 'production' ? {} : { DEMO_ADMIN_EMAIL, DEMO_ADMIN_PASSWORD };
  const local = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/main.ts'], {
    cwd,
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...local, ...demo, ...busyPeople, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const address = await readyAddress(child, () => output);
  return {
    address,
    child,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}

function readyAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    // The greeting arrives in one chunk.
    child.stdout?.on('data', () => {
      const ready = /ready at (\S+)/.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output()}`)));
  });
}
