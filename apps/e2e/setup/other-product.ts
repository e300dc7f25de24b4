import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fastFolder } from '../../server/test/fast-folder.ts';
import { answering, ended, freePort } from './processes.ts';
import { settings } from './settings.ts';

/** A second copy of the product on its own empty database. */
interface OtherProduct {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** Starts the product with only the settings production requires, and waits until it responds. */
export function startProduction(): Promise<OtherProduct> {
  return startOther({ NODE_ENV: 'production', JWT_SECRET: randomBytes(48).toString('base64') });
}

/** Starts the product with the people of the journeys but no mail settings, and waits until it responds. */
export function startWithoutMail(): Promise<OtherProduct> {
  return startOther({
    NODE_ENV: 'test',
    DEMO_ADMIN_EMAIL: settings.adviser.email,
    DEMO_ADMIN_PASSWORD: settings.adviser.password,
    DEMO_CLIENT_EMAIL: settings.client.email,
    DEMO_CLIENT_PASSWORD: settings.client.password,
  });
}

async function startOther(own: Readonly<Record<string, string>>): Promise<OtherProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(fastFolder(), 'freehold-other-'));
  const baseUrl = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../../server'),
    stdio: 'ignore',
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...own,
      PORT: String(port),
      PUBLIC_URL: baseUrl,
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
