import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandFile } from '../test/commands.ts';
import { type ServerDatabase, serverDatabase } from '../test/database/server-database.ts';
import { type ServerProcess, startServerProcess } from '../test/process.ts';
import { figure } from '../test/quality.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'freehold door '));
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://freehold.example',
  JWT_SECRET: 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4QaE6uVi0oXt',
};
let database: ServerDatabase;

beforeAll(async () => {
  database = await serverDatabase();
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true });
});

const settings = () => ({ DATA_DIR: dataDir, ...database.settings });
const start = () => startServerProcess({ ...settings(), DEMO_ADMIN_PASSWORD: '', NODE_ENV: '' });

async function signIn({ address }: ServerProcess, { email, password }: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status;
}

const printed = ({ output }: ServerProcess) => [...output().matchAll(/sign-in +(\S+@\S+) {2}(\S+)\n/g)];

it('a demonstration makes its passwords, prints the same at each start, and never becomes a production', async () => {
  const first = await start();
  const signIns = printed(first).map(([, email = '', password = '']) => ({ email, password }));
  expect(signIns.map(({ email }) => email)).toEqual(['adviser@freehold.example', 'client@freehold.example']);
  for (const one of signIns) {
    expect(one.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await signIn(first, one)).toBe(200);
  }
  for (const password of ['adviser-demo-2026', 'client-demo-2026']) {
    for (const { email } of signIns) expect(await signIn(first, { email, password })).toBe(401);
  }
  const createAdmin = await fetch(`${first.address}/api/test/create-admin`, { method: 'POST' });
  expect(createAdmin.status).toBe(404);
  expect((await fetch(`${first.address}/metrics`)).status).toBe(404);
  await first.end('SIGTERM');
  for (const file of readdirSync(dataDir).filter((name) => name.endsWith('-password'))) {
    expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  }

  const second = await start();
  expect(printed(second).map(([, email, password]) => ({ email, password }))).toEqual(signIns);
  await second.end('SIGTERM');

  await expect(startServerProcess({ ...settings(), ...production })).rejects.toThrow(/ended with 1.*demo sign-ins/s);
  const { code, output } = await runCommandFile('disable-demo', [], { ...settings(), ...production });
  expect([code, output]).toEqual([0, expect.stringContaining('adviser@freehold.example, client@freehold.example')]);
  const safe = await startServerProcess({ ...settings(), ...production });
  for (const one of signIns) expect(await signIn(safe, one)).toBe(401);
  await safe.end('SIGTERM');
  figure('U50', 'doors of a start without settings that are open to a stranger', '0/5');
});

it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://freehold.example' }])(
  'a server that others reach by %o ends with 2 before it serves anybody',
  async (reachable) => {
    const started = startServerProcess({ ...settings(), NODE_ENV: '', DEMO_ADMIN_PASSWORD: '', ...reachable });
    await expect(started).rejects.toThrow(/ended with 2 before.*NODE_ENV: with.*others can reach this server/s);
  },
);
