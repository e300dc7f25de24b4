import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerDatabase, serverDatabase } from '../../test/database/server-database.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { transaction } from '../db/transaction.ts';
import { recordAudit } from '../features/audit/index.ts';
import { createClientRecord } from '../features/profiles/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'freehold read '));
const [session, other, actor, john] = Array.from({ length: 4 }, () => randomUUID());
let mary = '';
let database: ServerDatabase;

const settings = () => ({ NODE_ENV: 'test', DATA_DIR: dataDir, ...database.settings });

beforeAll(async () => {
  database = await serverDatabase();
  const db = await connectDatabase(readConfig(settings()).database, silentLog);
  await migrateToLatest(db, silentLog);
  const profile = { firstName: 'Mary', lastName: 'Lee', email: 'mary@example.com' };
  const at = new Date('2026-11-21T04:00:00Z');
  mary = (await transaction(db, (tx) => createClientRecord(tx, { profile, at }))).id;
  for (const [sessionId, id] of [
    [session, mary],
    [other, john],
  ]) {
    await transaction(db, (tx) =>
      recordAudit(tx, {
        at,
        actor: { id: String(actor), role: 'ADMIN', sessionId: String(sessionId) },
        action: 'client-viewed',
        subject: { kind: 'client', id: String(id) },
      }),
    );
  }
  await db.close();
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the command; returns its exit code and output. */
async function ask(...args: string[]): Promise<{ code: unknown; output: string }> {
  const command = join(import.meta.dirname, 'who-was-read.ts');
  try {
    const env = { PATH: process.env.PATH, ...settings() };
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'code' in error)) throw error;
    return { code: error.code, output: String(error.stderr) };
  }
}

const hour = ['--from', '2026-11-21T04:00:00Z', '--to', '2026-11-21T05:00:00Z'];

it('names the people of one session alone, with name, moments and how', async () => {
  const { code, output } = await ask('--session', String(session), ...hour);
  expect(code).toBe(0);
  expect(output).toContain(
    `  client ${mary} Mary Lee <mary@example.com>: 2026-11-21T04:00:00.000Z to 2026-11-21T04:00:00.000Z, client-viewed`,
  );
  expect(output).not.toContain(String(john));
  expect(output).toContain('1 people in 1 sessions, 0 lists not known');
});

it('keeps the sessions of one adviser apart, and says who is no longer on record', async () => {
  const { output } = await ask('--actor', String(actor), ...hour);
  expect(output).toContain(`session ${session}, actor ${actor}, address -: 1 people`);
  expect(output).toContain(`client ${john} no longer on record`);
});

it.each([
  ['without a time', ['--session', randomUUID()]],
  ['without anybody', hour],
  ['with a session that is none', ['--session', 'x', ...hour]],
])('explains itself when it is called %s', async (_how, args) => {
  const { code, output } = await ask(...args);
  expect(code).toBe(2);
  expect(output).toContain('npm run audit:who-was-read');
});
