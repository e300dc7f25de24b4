import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerDatabase, serverDatabase } from '../test/database/server-database.ts';
import { type ServerProcess, startServerProcess } from '../test/process.ts';
import { figure } from '../test/quality.ts';

let port: number;
let folder: string;
let database: ServerDatabase;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freehold supervisor '));
  database = await serverDatabase();
  port = await freePort();
  // Replaces systemd-notify: records its arguments and the server's response at that moment.
  const recorder = `#!/bin/sh
    ready=$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:${port}/api/health/ready)
    echo "$NOTIFY_SOCKET $* $ready secret=$JWT_SECRET" >> "${join(folder, 'told')}"`;
  writeFileSync(join(folder, 'systemd-notify'), recorder, { mode: 0o755 });
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await database.remove();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const told = () =>
  existsSync(join(folder, 'told')) ? readFileSync(join(folder, 'told'), 'utf8').split('\n').slice(0, -1) : [];

const start = (unit: Readonly<Record<string, string>>) =>
  startServerProcess({
    ...database.settings,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    JWT_SECRET: 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4QaE6uVi0oXt',
    PATH: `${folder}:${process.env.PATH}`,
    ...unit,
  });

const eventually = { timeout: 150_000, interval: 100 };
const sign = '/run/notify WATCHDOG=1 200 secret=';

it('systemd hears that the server is ready when it answers, and no more while its event loop stands still', async () => {
  server = await start({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '900000' });
  await vi.waitFor(() => expect(told()).toContain(sign), eventually);
  expect(told()[0]).toBe('/run/notify --ready 200 secret=');

  server.child.kill('SIGSTOP');
  // A notification started before the stop may still finish.
  await vi.waitFor(async () => {
    const before = told().length;
    await new Promise((later) => setTimeout(later, 1_500));
    expect(told()).toHaveLength(before);
  }, eventually);
  const silent = told().length;
  server.child.kill('SIGCONT');
  await vi.waitFor(() => expect(told().length).toBeGreaterThan(silent), eventually);
  figure('U93', 'signs of life of a server whose event loop stands still', '0');
});

it('nobody is told where nobody asks', async () => {
  server = await start({ WATCHDOG_USEC: '300000' });
  expect((await fetch(`${server.address}/api/health/ready`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(told()).toEqual([]);
});
