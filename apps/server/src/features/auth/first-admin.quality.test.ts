import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signInReplySchema } from '@freehold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedActions, send, signIn, tokenOf } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { type ServerDatabase, serverDatabase } from '../../../test/database/server-database.ts';
import { silentLog } from '../../../test/database/silent-log.ts';
import { startServerProcess } from '../../../test/process.ts';
import { figure } from '../../../test/quality.ts';
import { readConfig } from '../../config.ts';
import { connectDatabase } from '../../db/connect.ts';
import { createAdmin } from './first-admin.ts';

const serverDir = join(import.meta.dirname, '../../..');
const dataDir = mkdtempSync(join(tmpdir(), 'freehold admin '));
const password = 'only mine to know 8';
let database: ServerDatabase;

beforeAll(async () => {
  database = await serverDatabase();
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://freehold.example',
  JWT_SECRET: 'a secret of at least thirty-two bytes',
  DATA_DIR: dataDir,
  ...database.settings,
});

/** Runs the command as a person would; returns its output and exit code. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['src/commands/first-admin.ts', ...args], {
    cwd: serverDir,
    env: { PATH: process.env.PATH, ...settings() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise((resolve) => child.on('exit', resolve));
  return { out: await text(child.stdout), err: await text(child.stderr), code: await code };
}

async function countUsers(): Promise<number> {
  const db = await connectDatabase(readConfig(settings()).database, silentLog);
  try {
    return (await db.kysely.selectFrom('users').select('id').execute()).length;
  } finally {
    await db.close();
  }
}

describe('a fresh production server', () => {
  it('has no account, and its first admin comes from the command, with a link of its own', async () => {
    const fresh = await startServerProcess(settings());
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return await fetch(`${running}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    let running = `${fresh.address}/api`;
    const demo = { email: 'adviser@freehold.example', password: 'adviser-demo-2026' };
    expect((await post('/auth/login', demo)).status).toBe(401);
    await fresh.end('SIGTERM');
    expect(await countUsers()).toBe(0);

    const made = await run('--email', 'chief@example.com');
    expect(made.code, made.err).toBe(0);
    expect(made.out).toMatch(/https:\/\/freehold\.example\/reset-password#token=[0-9a-f-]{36}\.[\w-]{43}&first\n/);
    const second = await run('--email', 'other@example.com');
    expect([second.code, second.out]).toEqual([1, '']);
    expect(second.err).toContain('--another');

    const server = await startServerProcess(settings());
    running = `${server.address}/api`;
    const token = tokenOf(made.out);
    expect((await post('/auth/reset-password', { token, password: '123456' })).status).toBe(400);
    expect((await post('/auth/reset-password', { token, password })).status).toBe(200);
    expect((await post('/auth/reset-password', { token, password })).status).toBe(400);
    const entered = await post('/auth/login', { email: 'chief@example.com', password });
    const { accessToken, role } = signInReplySchema.parse(await entered.json());
    expect(role).toBe('ADMIN');
    const authorization = `Bearer ${accessToken}`;
    const clients: unknown = await (await fetch(`${running}/profiles`, { headers: { authorization } })).json();
    expect(clients).toMatchObject({ code: 'second-factor-enrolment-needed' });
    expect(await server.end('SIGTERM')).toBe(0);
    figure('A5', 'accounts of a fresh production server', '0');
    figure('A5', 'first admin by the command: one-time link, refused twice, refused a second admin', '4/4');
  });

  it('says how the command is used', async () => {
    for (const args of [[], ['--email', 'no address'], ['--mail', 'a@b.co']]) {
      const refused = await run(...args);
      expect(refused.code).toBe(2);
      expect(refused.err).toContain('npm run admin:create');
    }
  });
});

describe('the link of a new admin', () => {
  it('is good for 24 hours, is made again on request, and ends with the next one', async () => {
    const server = await startTestApp();
    const request = { email: 'chief@example.com', firstName: 'New', lastName: 'Adviser', isAnother: false };
    const linkOf = async (changes: object = {}) => {
      const outcome = await createAdmin(server.deps, { ...request, ...changes });
      return 'link' in outcome ? tokenOf(outcome.link) : outcome.refusal;
    };
    const reset = (token: string) => send(server.app, 'POST /auth/reset-password', { body: { token, password } });
    const first = await linkOf();
    const second = await linkOf();
    expect((await reset(first)).statusCode).toBe(400);
    server.clock.advance({ minutes: 24 * 60 });
    expect((await reset(second)).statusCode).toBe(400);
    const third = await linkOf();
    server.clock.advance({ minutes: 24 * 60 - 1 });
    expect((await signIn(server.app, { email: 'chief@example.com', password: 'anything' })).statusCode).toBe(401);
    expect((await reset(third)).statusCode).toBe(200);
    expect((await signIn(server.app, { email: 'chief@example.com', password })).statusCode).toBe(200);
    expect(await linkOf()).toContain('an admin already');
    expect(await linkOf({ isAnother: true })).toContain('an account with this address');
    expect(await linkOf({ isAnother: true, email: 'other@example.com' })).toMatch(/^[0-9a-f-]{36}\./);
    expect((await auditedActions(server)).filter((action) => action === 'first-admin-created')).toHaveLength(4);
    await server.close();
    figure('A5', 'life of the first admin’s link', '24 h');
  });
});
