import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Output and exit status of a command. */
export interface CommandEnd {
  readonly code: unknown;
  readonly output: string;
}

/** Runs a command of `src/commands` in its own process, with these settings only. */
export async function runCommandFile(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandEnd> {
  const file = join(import.meta.dirname, '../src/commands', `${name}.ts`);
  try {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...settings };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], { env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'stdout' in error && 'code' in error)) throw error;
    return { code: error.code, output: `${error.stderr}${error.stdout}` };
  }
}
