import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../../src/db/connect.ts';

/** A child process with a database open. */
export interface DatabaseChild {
  readonly pid: number;
  /** Lines printed so far. */
  readonly lines: string[];
  /** Resolves with the line once the child has printed that many. */
  line(count: number): Promise<string>;
  /** Kills it as `kill -9` does, and waits until it is gone. */
  kill(): Promise<void>;
  /** Resolves when it exits on its own. */
  ended(): Promise<void>;
}

/** Starts `child-main.ts`, which opens the database and prints 'open' (or 'refused: …'), then each id it has stored. */
export function startDatabaseChild(settings: DatabaseSettings, job: 'hold' | 'write'): DatabaseChild {
  const program = fileURLToPath(new URL('./child-main.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(settings), job], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const closed = once(reader, 'close');
  return {
    pid: child.pid ?? 0,
    lines,
    line: async (count) => {
      while (lines.length < count) await Promise.race([once(reader, 'line'), closed.then(() => tooFew(lines))]);
      return lines[count - 1] ?? '';
    },
    kill: async () => {
      child.kill('SIGKILL');
      await Promise.all([exited(child), closed]);
    },
    ended: async () => {
      await Promise.all([exited(child), closed]);
    },
  };
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function tooFew(lines: string[]): never {
  throw new Error(`The child ended after ${lines.length} lines: ${lines.at(-1)}`);
}
