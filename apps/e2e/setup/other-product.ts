import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answering, ended, freePort } from './processes.ts';
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
  await answering(`${baseUrl}/api/health/ready`);
  return {
    baseUrl,
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
