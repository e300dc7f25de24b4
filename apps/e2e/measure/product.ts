import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { settings } from '../setup/settings.ts';

const longestStartMs = 60_000;

/** Waits until the product responds. Throws after a minute. */
async function ready(): Promise<void> {
  const deadline = Date.now() + longestStartMs;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${settings.baseUrl}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready');
}

/**
 * Starts the built product on an empty database, runs the work and stops it. Throws the work's errors, and when the
 * product is not ready within a minute.
 */
export async function withProduct(work: () => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../setup/serve.ts')], { stdio: 'ignore' });
  try {
    await ready();
    await work();
  } finally {
    server.kill('SIGTERM');
  }
}
