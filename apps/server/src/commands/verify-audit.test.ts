import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerDatabase, serverDatabase } from '../../test/database/server-database.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { readConfig } from '../config.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { transaction } from '../db/transaction.ts';
import { recordAudit, sealAudit } from '../features/audit/index.ts';
import { createLog } from '../log.ts';
import { createSecrets } from '../secrets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'freehold audit '));
const secret = 'Zq3vT9xK1mWc7RbN5yLd8HsJ2fGp4QaE6uVi0oXt';
let database: ServerDatabase;
let newest = '';

beforeAll(async () => {
  database = await serverDatabase();
  await withDatabase(async (db) => {
    await migrateToLatest(db, silentLog);
    const now = () => new Date('2026-11-21T04:00:00Z');
    for (let event = 0; event < 3; event += 1) {
      await transaction(db, (tx) => recordAudit(tx, { at: now(), actor: null, action: 'sign-in', subject: null }));
    }
    await sealAudit({ db, secrets: createSecrets(secret), now, log: createLog('silent') });
    const { rows } = await db.query('select to_id, hash from audit_seals');
    newest = `${rows[0]?.to_id}:${rows[0]?.hash}`;
  });
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = () => ({ NODE_ENV: 'test', DATA_DIR: dataDir, JWT_SECRET: secret, ...database.settings });

async function withDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await connectDatabase(readConfig(settings()).database, silentLog);
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

/** Runs the command; returns its exit code and output. */
async function verify(...args: string[]): Promise<{ code: unknown; output: string }> {
  const command = join(import.meta.dirname, 'verify-audit.ts');
  try {
    const env = { PATH: process.env.PATH, ...settings() };
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error && 'stdout' in error && 'code' in error)) throw error;
    return { code: error.code, output: `${error.stderr}${error.stdout}` };
  }
}

it('says that an untouched log is whole, and that its end is there', async () => {
  expect(await verify('--newest', newest)).toEqual({
    code: 0,
    output: '3 events under 1 seals, 0 without a seal yet, 0 problems\n',
  });
});

it('counts events without a seal, and fails when one has waited for minutes', async () => {
  await withDatabase((db) => db.query(`insert into audit_events (at, action) values (now(), 'sign-in')`));
  expect(await verify()).toEqual({ code: 0, output: '3 events under 1 seals, 1 without a seal yet, 0 problems\n' });
  await withDatabase((db) =>
    db.query(`insert into audit_events (at, action) values (now() - interval '6 minutes', 'sign-in')`),
  );
  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toContain('sealing has stopped');
  expect(output).toContain('2 without a seal yet, 1 problems');
});

it('names what was tampered with and ends with 1', async () => {
  await withDatabase((db) =>
    db.query(
      `begin; alter table audit_events disable trigger user; delete from audit_events where id = 2;
       alter table audit_events enable trigger user; commit`,
    ),
  );
  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toContain('events 1 to 3: rows-missing');
});

it('explains itself when it is called wrongly', async () => {
  const { code, output } = await verify('--newest', 'nonsense');
  expect(code).toBe(2);
  expect(output).toContain('npm run audit:verify');
});
