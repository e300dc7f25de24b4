import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normaliseEmail, type Role } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import type { Database } from '../src/db/connect.ts';
import type { Schema } from '../src/db/schema.ts';
import type { Deps } from '../src/deps.ts';
import { hashPassword } from '../src/features/auth/passwords.ts';
import { startJobQueue } from '../src/jobs/queue.ts';
import { createLog, type Log } from '../src/log.ts';
import { busyPeople } from './busy-people.ts';
import { type TestClock, testClock } from './clock.ts';
import { openTestDatabase } from './database/open.ts';

export const testPassword = 'correct horse battery';

/** The application on its own database, with helpers for tests. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** Adds an account; its address is unconfirmed unless `isProven`. */
  addUser(user: { role: Role; email: string; isDisabled?: boolean; isProven?: boolean }): Promise<{ id: string }>;
  /** A new user with the role, and the header of a fresh session. */
  signedIn(role: Role): Promise<{ authorization: string; id: string }>;
  leads(): Promise<Selectable<Schema['leads']>[]>;
  mails(): Promise<Selectable<Schema['mails']>[]>;
  /** Number of mail jobs in the queue. */
  queuedJobs(): Promise<number>;
  /** Empties every table and resets the clock. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Deletes every row, bypassing the guards of append-only tables; for a test's few rows, ten times faster than
 * truncating.
 */
async function deleteEverything(db: Database): Promise<void> {
  await db.query(`do $$ declare emptied text; begin
    perform set_config('session_replication_role', 'replica', true);
    for emptied in select tablename from pg_tables where schemaname = 'public' and tablename not like '%migration%'
    loop execute format('delete from %I', emptied); end loop;
    delete from jobs.job where name in ('mail', 'picture'); end $$`);
}

/** What a test may override: a built site, the log, settings, an existing database. */
interface TestAppOptions {
  readonly webDir?: string;
  readonly log?: Log;
  readonly settings?: Readonly<Record<string, string>>;
  readonly db?: Database;
}

/** Starts the application for a test file, on its own database unless one is given. */
export async function startTestApp({
  webDir,
  log = createLog('silent'),
  settings = {},
  db: given,
}: TestAppOptions = {}): Promise<TestApp> {
  const db = given ?? (await openTestDatabase());
  const clock = testClock('2026-11-21T04:00:00Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-data-'));
  const site = webDir ?? join(import.meta.dirname, 'no-site');
  const test = { NODE_ENV: 'test', DIAGNOSTICS: 'on', ...busyPeople };
  const config = readConfig({ ...test, DATA_DIR: dataDir, WEB_DIR: site, ...settings });
  const jobs = await startJobQueue(db, log);
  const deps = createDeps({ config, db, log, jobs, now: clock.now }, config.tokenSecret ?? randomUUID() + randomUUID());
  const app = await buildApp(deps);
  const passwordHash = await hashPassword(testPassword);

  const addUser: TestApp['addUser'] = async ({ role, email, isDisabled = false, isProven = false }) => {
    const id = randomUUID();
    const names = { first_name: 'Test', last_name: 'Person' };
    const row = { id, email, email_normalised: normaliseEmail(email), password_hash: passwordHash, role, ...names };
    await db.kysely
      .insertInto('users')
      .values({ ...row, is_disabled: isDisabled, email_verified_at: isProven ? clock.now() : null })
      .execute();
    return { id };
  };

  return {
    app,
    deps,
    clock,
    addUser,
    signedIn: async (role) => {
      const email = `${randomUUID()}@example.com`;
      const { id } = await addUser({ role, email });
      const payload = { email, password: testPassword };
      const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
      return { authorization: `Bearer ${answer.json().accessToken}`, id };
    },
    leads: () => db.kysely.selectFrom('leads').selectAll().orderBy('received_at').execute(),
    mails: () => db.kysely.selectFrom('mails').selectAll().orderBy('created_at').execute(),
    queuedJobs: async () => {
      const { rows } = await db.query(`select count(*)::int as waiting from jobs.job where name = 'mail'`);
      return Number(rows[0]?.waiting);
    },
    clear: async () => {
      clock.reset();
      await deleteEverything(db);
    },
    close: async () => {
      await app.close();
      await jobs.stop();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
