import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import type { Check } from './checks.ts';

/** Result of a check: status 0 if it found nothing, and its complete output. */
export type Outcome = { check: Check; status: number; seconds: number; output: string };

const environment = {
  ...process.env,
  PATH: [join(repositoryRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/** Runs the checks, at most `atOnce` at a time, and announces each as it ends. */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
  announce: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  async function lane(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await runCheck(check);
      announce(outcome);
      outcomes.push(outcome);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

async function runCheck(check: Check): Promise<Outcome> {
  const started = performance.now();
  let output = '';
  let status = 0;
  for (const command of check.commands) {
    if (status === 0) status = await runQuietly(command, (text) => (output += text));
  }
  return { check, status, seconds: (performance.now() - started) / 1000, output };
}

function runQuietly(
  [program = '', ...programArguments]: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: repositoryRoot,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.once('error', (error) => {
      print(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
