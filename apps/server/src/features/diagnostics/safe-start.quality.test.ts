import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { type BackupPlace, emptyTarget, makeBackupPlace, outside } from '../../../test/backup.ts';
import { serverDatabase } from '../../../test/database/server-database.ts';
import { startServerProcess } from '../../../test/process.ts';
import { figure } from '../../../test/quality.ts';
import { makeBackup } from '../../backup/back-up.ts';
import { moveDatabase } from '../../backup/move.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { seedFirstStart } from '../../seed/first-start.ts';
import { hashPassword } from '../auth/passwords.ts';
import { disableDemoAccounts } from './demo-accounts.ts';
import { refuseUnsafeProduction, removeTestAdmins, UnsafeProduction } from './safe-start.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://freehold.example',
  JWT_SECRET: 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4QaE6uVi0oXt',
};
const demo = {
  admin: { email: 'adviser@freehold.example', password: 'for the adviser 1' },
  client: { email: 'client@freehold.example', password: 'for the client 1' },
};
const safe = { isProduction: true, diagnostics: false, tokenSecret: environment.JWT_SECRET };

async function refusal(
  config: typeof safe | (Omit<typeof safe, 'tokenSecret'> & { tokenSecret: null }),
): Promise<string> {
  try {
    await refuseUnsafeProduction(server.deps.db, config);
    return '';
  } catch (error) {
    if (error instanceof UnsafeProduction) return error.message;
    throw error;
  }
}

async function makeTestAdmin(): Promise<void> {
  const answer = await server.app.inject({ method: 'POST', url: '/api/test/create-admin' });
  expect(answer.statusCode).toBe(200);
}

/** What a backup of the demo brings into another database. */
async function throughBackup(target: Awaited<ReturnType<typeof emptyTarget>>, place: BackupPlace): Promise<void> {
  const config = place.config();
  const { path } = await makeBackup({ db: server.deps.db, config, now: () => new Date() });
  const request = { path, isReplacing: false, isOtherSecretAccepted: true, isMailHeld: false, newer: null };
  await restoreBackup(outside(target, config), request);
}

async function countUsers(): Promise<number> {
  return (await server.deps.db.query('select from users')).rowCount ?? 0;
}

describe('a start of production', () => {
  const refused = new Set<string>();

  it('goes on when nothing is wrong', async () => {
    await server.addUser({ role: 'ADMIN', email: 'adviser@freehold.example' });
    expect(await refusal(safe)).toBe('');
    expect(readConfig(environment).diagnostics).toBe(false);
  });

  it('is refused with the development aids on, by the settings and by the start', async () => {
    expect(() => readConfig({ ...environment, DIAGNOSTICS: 'on' })).toThrow('DIAGNOSTICS');
    expect(await refusal({ ...safe, diagnostics: true })).toContain('DIAGNOSTICS');
    refused.add('diagnostics on');
  });

  it('[SEC-11] is refused with a test administrator in the database, and says how to remove it', async () => {
    await makeTestAdmin();
    expect(await refusal(safe)).toContain('DIAGNOSTICS=off');
    refused.add('test administrator');
  });

  it.each([
    ['none', null],
    ['a short one', 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4Qa'],
  ])('is refused with a token secret that is %s', async (_what, tokenSecret) => {
    expect(() => readConfig({ ...environment, JWT_SECRET: tokenSecret ?? '' })).toThrow('at least 32 bytes');
    expect(await refusal({ ...safe, tokenSecret })).toContain('at least 32 bytes');
    refused.add(tokenSecret === null ? 'no secret' : 'short secret');
  });

  it.each(['change-me-change-me-change-me-change-me', 'your-secret-goes-here-your-secret-goes-here', 'ab'.repeat(20)])(
    'is refused with a secret that anybody would guess: %s',
    async (tokenSecret) => {
      expect(await refusal({ ...safe, tokenSecret })).toContain('placeholder');
      refused.add('default secret');
    },
  );

  it('is refused with demo sign-ins that still work, also in a database from before they were marked', async () => {
    await seedFirstStart(server.deps.db, demo);
    expect(await refusal(safe)).toMatch(/adviser@freehold\.example, client@freehold\.example.*npm run demo:disable/s);
    await server.deps.db.query('update users set is_demo = false');
    expect(await refusal(safe)).toBe('');
    await server.deps.db.query('update users set password_hash = $1 where role = $2', [
      await hashPassword('adviser-demo-2026'),
      'ADMIN',
    ]);
    expect(await refusal(safe)).toMatch(/published: adviser@freehold\.example\. Shut/);
    refused.add('demo sign-ins');
  });

  it.each(['moved', 'restored'] as const)(
    'is refused on what was %s from a demonstration, until its demo sign-ins are shut',
    async (how) => {
      await seedFirstStart(server.deps.db, demo);
      const place = makeBackupPlace();
      const target = await emptyTarget();
      try {
        if (how === 'moved') await moveDatabase({ from: server.deps.db, to: target, log: createLog('silent') });
        else await throughBackup(target, place);
        await expect(refuseUnsafeProduction(target, safe)).rejects.toThrow(/demo sign-ins.*adviser@.*client@/s);
        expect(await disableDemoAccounts({ db: target, now: () => new Date() })).toHaveLength(2);
        await expect(refuseUnsafeProduction(target, safe)).resolves.toBeUndefined();
      } finally {
        await target.close();
        place.remove();
      }
    },
  );

  it('goes on with a demo account whose password a person changed, and once the accounts are shut', async () => {
    await seedFirstStart(server.deps.db, demo);
    await server.deps.db.query(`update users set password_version = 1 where role = 'ADMIN'`);
    expect(await refusal(safe)).toMatch(/published: client@freehold\.example\./);
    expect(await disableDemoAccounts(server.deps)).toEqual(['client@freehold.example']);
    expect(await refusal(safe)).toBe('');
    const signIn = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: demo.client });
    expect(signIn.statusCode).toBe(401);
    expect(await disableDemoAccounts(server.deps)).toEqual([]);
  });

  it('ends the process before it serves anybody', async () => {
    const place = await serverDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'freehold start '));
    const settings = { ...environment, ...place.settings, DATA_DIR: dataDir, JWT_SECRET: 'change-me'.repeat(5) };
    await expect(startServerProcess(settings)).rejects.toThrow(/ended with 1 before it was ready.*placeholder/s);
    await place.remove();
    rmSync(dataDir, { recursive: true });
  });

  it('names every reason at once', async () => {
    await makeTestAdmin();
    const message = await refusal({ isProduction: true, diagnostics: true, tokenSecret: null });
    expect(message.split('\n')).toHaveLength(4);
    expect(refused.size).toBe(6);
    figure('T2', 'unsafe starts of production refused with a reason', `${refused.size}/6`);
  });
});

describe('a start outside production', () => {
  it('[DBTEST-18] removes the test administrator with its profile when the development aids are off', async () => {
    await makeTestAdmin();
    await server.addUser({ role: 'ADMIN', email: 'adviser@freehold.example' });
    await removeTestAdmins(server.deps.db, { isProduction: false, diagnostics: true });
    expect(await countUsers()).toBe(2);
    await removeTestAdmins(server.deps.db, { isProduction: false, diagnostics: false });
    expect(await countUsers()).toBe(1);
    expect((await server.deps.db.query('select from profiles')).rowCount).toBe(0);
    expect(await refusal(safe)).toBe('');
  });

  it('is never refused', async () => {
    await makeTestAdmin();
    const started = { isProduction: false, diagnostics: true, tokenSecret: null };
    await expect(refuseUnsafeProduction(server.deps.db, started)).resolves.toBeUndefined();
  });
});
