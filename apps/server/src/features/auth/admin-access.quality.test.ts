import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditedActions, send, signIn } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type ServerDatabase, serverDatabase } from '../../../test/database/server-database.ts';
import { type AccessChange, changeAdminAccess } from './admin-access.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const email = 'leaver@example.com';
let leaver: { id: string; authorization: string };

beforeEach(async () => {
  await server.clear();
  await server.addUser({ role: 'ADMIN', email: 'stays@example.com' });
  const { id } = await server.addUser({ role: 'ADMIN', email });
  leaver = { id, authorization: `Bearer ${(await signIn(server.app, { email })).json().accessToken}` };
});

const change = (what: AccessChange, address = ' LEAVER@Example.com') =>
  changeAdminAccess(server.deps, { email: address, change: what });
const clients = async () => (await send(server.app, 'GET /profiles', leaver)).statusCode;

describe('an admin who leaves', () => {
  it('and is demoted has no session and, signed in again, no screen of an adviser', async () => {
    expect(await clients()).toBe(200);
    expect(await change('demote')).toHaveProperty('done');
    expect(await clients()).toBe(401);
    const again = (await signIn(server.app, { email })).json();
    expect(again.role).toBe('CLIENT');
    leaver = { ...leaver, authorization: `Bearer ${again.accessToken}` };
    expect(await clients()).toBe(403);
    expect(await auditedActions(server)).toContain('role-changed');
  });

  it('and is disabled cannot sign in until enabled again', async () => {
    expect(await change('disable')).toHaveProperty('done');
    expect(await clients()).toBe(401);
    expect((await signIn(server.app, { email })).statusCode).toBe(401);
    expect(await change('disable')).toHaveProperty('refusal');
    expect(await change('enable')).toHaveProperty('done');
    expect((await signIn(server.app, { email })).statusCode).toBe(200);
    expect(await auditedActions(server)).toEqual(expect.arrayContaining(['account-disabled', 'account-enabled']));
  });

  it('and lost the authenticator app signs in without it, and every session ends', async () => {
    expect(await change('reset-second-factor')).toEqual({ refusal: 'This account has no authenticator app.' });
    await server.deps.db.query(
      `insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [leaver.id],
    );
    expect((await signIn(server.app, { email })).json().code).toBe('second-factor-needed');
    expect(await change('reset-second-factor')).toHaveProperty('done');
    expect(await clients()).toBe(401);
    expect((await signIn(server.app, { email })).statusCode).toBe(200);
    expect(await auditedActions(server)).toContain('second-factor-off');
  });
});

describe('what is refused', () => {
  it('nobody is left without an admin, however two commands meet', async () => {
    const outcomes = await Promise.all([change('demote'), change('disable', 'stays@example.com')]);
    expect(outcomes.filter((outcome) => 'refusal' in outcome)).toEqual([
      { refusal: 'Nobody could sign in as admin any more. Create another admin first.' },
    ]);
  });

  it('an address that nobody has, and a client who is to be demoted', async () => {
    await server.addUser({ role: 'CLIENT', email: 'client@example.com' });
    const nobody = { refusal: 'There is no account with this address.' };
    expect(await change('disable', `${randomUUID()}@example.com`)).toEqual(nobody);
    expect(await change('demote', 'client@example.com')).toEqual({ refusal: 'This account is no admin’s.' });
  });
});

describe('the command', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold access '));
  let database: ServerDatabase;
  beforeAll(async () => {
    database = await serverDatabase();
  });
  afterAll(async () => {
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function run(...args: string[]) {
    const child = spawn(process.execPath, ['src/commands/admin-access.ts', ...args], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...database.settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const code = new Promise((resolve) => child.on('exit', resolve));
    return { err: await text(child.stderr), code: await code };
  }

  it('says why nothing was changed, and how it is used', async () => {
    const unknown = await run('demote', '--email', 'nobody@example.com');
    expect(unknown).toEqual({ err: 'Nothing was changed. There is no account with this address.\n', code: 1 });
    expect((await run('promote', '--email', 'nobody@example.com')).code).toBe(2);
  });
});
