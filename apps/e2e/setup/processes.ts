import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A free port on this machine. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Waits until an address returns a success. Throws after a minute. */
export async function answering(address: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** Asks a process to exit and waits until it has. */
export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise<void>((done) => void program.once('exit', () => done()));
  program.kill('SIGTERM');
  await gone;
}
