import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { connectDatabase, type Database } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/list.ts';
import { emptyServerDatabase, type ServerDatabase } from '../database/server-database.ts';
import { silentLog } from '../database/silent-log.ts';
import { newClient, send } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';

// The schema of an earlier release, 0010, with people in it.
const migrationsBefore = 10;
const people = 500;
/** Tables that migrations change early, midway and late; a start is killed while it waits for each. */
const kills = ['users', 'sessions', 'properties'];
/** When starts on the embedded database are killed, as fractions of the duration of a start with all migrations. */
const moments = [0.5, 0.65, 0.8];

const dataDir = mkdtempSync(join(tmpdir(), 'freehold upgraded '));
let database: ServerDatabase;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await emptyServerDatabase();
  settings = { DATA_DIR: dataDir, ...database.settings };
  await withDatabase(async (db) => {
    await migrateToLatest(db, silentLog, migrations.slice(0, migrationsBefore));
    await db.query(
      `insert into users (id, email, email_normalised, password_hash, role, first_name, last_name, created_at, updated_at)
       select gen_random_uuid(), n || '@people.example', n || '@people.example', 'none', 'CLIENT', 'Person', n::text, now(), now()
       from generate_series(1, $1::int) n`,
      [people],
    );
  });
});
afterAll(async () => {
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await connectDatabase(readConfig({ NODE_ENV: 'test', ...settings }).database, silentLog);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const applied = () =>
  withDatabase(async (db) => (await db.query('select name from kysely_migration order by name')).rows.length);

function spawnServer(): ChildProcess {
  return spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings },
    stdio: 'ignore',
  });
}

/**
 * Kills starts during their migrations. The embedded database cannot be opened by a second process meanwhile, so its
 * starts are killed at spread moments.
 */
async function killStarts(): Promise<void> {
  if (settings.DATABASE_URL !== undefined) {
    for (const table of kills) {
      expect(await killedStart(table)).toMatch(new RegExp(`alter table ${table}\\b`));
      expect(await applied()).toBe(migrationsBefore);
    }
    return;
  }
  const length = await lengthOfStart();
  for (const part of moments) {
    const child = spawnServer();
    const ended = once(child, 'exit');
    await Promise.race([pause(length * part), ended]);
    child.kill('SIGKILL');
    await ended;
    expect([migrationsBefore, migrations.length]).toContain(await applied());
  }
}

/** Duration of a first start until its greeting, milliseconds. */
async function lengthOfStart(): Promise<number> {
  const [own, folder] = [await emptyServerDatabase(), mkdtempSync(join(tmpdir(), 'freehold first start '))];
  const begun = performance.now();
  const server = await startServerProcess({ DATA_DIR: folder, ...own.settings });
  const length = performance.now() - begun;
  await server.end('SIGTERM');
  await own.remove();
  rmSync(folder, { recursive: true, force: true });
  return length;
}

/**
 * Starts the server and kills it during its migrations, while they wait to change a table. Returns the waiting
 * statement.
 */
async function killedStart(table: string): Promise<string> {
  return await withDatabase((db) =>
    db.unhurried.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access share mode`.execute(tx);
      const child = spawnServer();
      const ended = once(child, 'exit');
      try {
        return await vi.waitFor(
          async () => {
            const { rows } = await db.query(
              `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            );
            expect(rows).toHaveLength(1);
            return String(rows[0].query);
          },
          { timeout: 150_000, interval: 50 },
        );
      } finally {
        child.kill('SIGKILL');
        await ended;
      }
    }),
  );
}

describe('whole product, mean neighbour: killed while it is upgraded', () => {
  it('is as before or wholly upgraded after each kill, and the next start serves everybody', {
    timeout: 600_000,
  }, async () => {
    await killStarts();
    const server = await startServerProcess(settings);
    expect((await send(`${server.address}/api/health/ready`, { method: 'GET' })).status).toBe(200);
    const { id, token } = await newClient(server.address, {
      email: `${randomUUID()}@example.com`,
      password: 'a long enough one',
    });
    expect((await send(`${server.address}/api/profiles/${id}/details`, { method: 'GET', token })).status).toBe(200);
    await server.end('SIGTERM');
    expect(await applied()).toBe(migrations.length);
    const count = await withDatabase(
      async (db) => (await db.query(`select from users where email like '%@people.example'`)).rowCount,
    );
    expect(count).toBe(people);
    figure(
      'U100',
      `starts killed while they upgrade, none half done; people of ${people} there afterwards`,
      `${count}`,
    );
  });
});
