import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A virtual X display. */
export interface VirtualScreen {
  /** Its name for the `DISPLAY` variable. */
  readonly display: string;
  readonly program: ChildProcess;
}

/** Starts Xvfb on the first free display number. Throws if it exits instead. */
export async function virtualScreen(): Promise<VirtualScreen> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'];
  const program = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = program.stdio[3];
  if (!told) throw new Error('Xvfb has no pipe to tell its number by');
  const [number] = await Promise.race([
    once(told, 'data'),
    once(program, 'exit').then(() => Promise.reject(new Error('Xvfb ended'))),
  ]);
  return { display: `:${String(number).trim()}`, program };
}
