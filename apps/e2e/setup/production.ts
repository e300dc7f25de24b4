import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settings } from './settings.ts';

/** A second copy of the product, as in production, on an empty database of its own. */
export interface Production {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts the product with the settings that production needs and nothing else, and waits until it answers. */
export async function startProduction(): Promise<Production> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'freehold-production-'));
  const baseUrl = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../../server'),
    stdio: 'ignore',
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      JWT_SECRET: randomBytes(48).toString('base64'),
      DATA_DIR: folder,
      WEB_DIR: join(settings.folder, 'web'),
      LOG_LEVEL: 'silent',
    },
  });
  const ended = new Promise<void>((done) => void server.on('exit', () => done()));
  await answering(`${baseUrl}/api/health/ready`);
  return {
    baseUrl,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answering(address: string): Promise<void> {
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
