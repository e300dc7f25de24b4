import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../../test/database/open.ts';
import { aUser } from '../../../test/database/rows.ts';
import { silentLog } from '../../../test/database/silent-log.ts';
import { connectDatabase, type Database, type EmbeddedExtras } from '../connect.ts';
import { transaction } from '../transaction.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import { snapshotFolder } from './folder.ts';

function extras(database: Database): EmbeddedExtras {
  if (!database.embedded) throw new Error('This is not the embedded database');
  return database.embedded;
}

const addUser = (database: Database) => transaction(database, (tx) => tx.insertInto('users').values(aUser()).execute());
const users = async (database: Database) => (await database.kysely.selectFrom('users').select('id').execute()).length;

describe('the embedded database', () => {
  let place: TestPlace;
  let dataDir: string;
  let database: Database;
  const ticks: (() => void)[] = [];

  beforeEach(async () => {
    place = await makeTestPlace();
    if (place.settings.kind !== 'embedded') throw new Error('This is not the embedded database');
    dataDir = place.settings.dataDir;
    const every = (_milliseconds: number, work: () => void) => {
      ticks.push(work);
      return () => ticks.splice(0);
    };
    database = await connectDatabase({ ...place.settings, every }, silentLog);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  test('makes at least one fsync for each acknowledged commit, and none for reads', async () => {
    await addUser(database);
    for (let commit = 0; commit < 20; commit += 1) {
      const before = await extras(database).countFsyncs();
      await addUser(database);
      expect((await extras(database).countFsyncs()) - before).toBeGreaterThanOrEqual(1);
    }
    const before = await extras(database).countFsyncs();
    for (let read = 0; read < 20; read += 1) await users(database);
    expect(await extras(database).countFsyncs()).toBe(before);
  });

  test('runs with the settings that make a commit durable', async () => {
    const { rows } = await database.query(
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });

  test('starts beside a postmaster.pid that a killed run left', async () => {
    await addUser(database);
    await database.close();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '42\n/pglite/data\n1\n5432\n\n\n\n');
    database = await connectDatabase(place.settings, silentLog);
    expect(await users(database)).toBe(1);
  });

  test('serves one after the other, in the order of the calls', async () => {
    const order: number[] = [];
    const calls = Array.from({ length: 30 }, (_, at) =>
      transaction(database, async (tx) => {
        await tx.insertInto('users').values(aUser()).execute();
        order.push(at);
      }),
    );
    await Promise.all(calls);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).toHaveLength(30);
  });

  test('a query waits until a transaction that began before it has ended', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const slow = transaction(database, async (tx) => {
      await tx.insertInto('users').values(aUser()).execute();
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const count = users(database);
    mayEnd.resolve();
    await slow;
    expect(await count).toBe(1);
  });

  test('maintenance runs on its timer, never twice at once, and close waits for it', async () => {
    await addUser(database);
    expect(ticks).toHaveLength(1);
    ticks[0]?.();
    expect(extras(database).maintain()).toBe(extras(database).maintain());
    await extras(database).maintain();
    const { rows } = await database.query(
      `select reltuples::int as rows from pg_class where relname = 'users' and relkind = 'r'`,
    );
    expect(rows).toEqual([{ rows: 1 }]);
    ticks[0]?.();
    await database.close();
    expect(ticks).toEqual([]);
  });

  test('closes in order: waits for what runs, leaves no lock and no postmaster.pid, and keeps the rows', async () => {
    const adding = Promise.all(Array.from({ length: 10 }, () => addUser(database)));
    await adding;
    const late = addUser(database);
    await database.close();
    await late;
    expect(readdirSync(join(dataDir, 'locks'))).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    await expect(users(database)).rejects.toSatisfy(isDatabaseUnavailable);
    database = await connectDatabase(place.settings, silentLog);
    expect(await users(database)).toBe(11);
  });

  test('a backup made while it serves opens as a database of its own', async () => {
    await addUser(database);
    const [backup] = await Promise.all([extras(database).backup(), addUser(database)]);
    const restored = await PGlite.create({
      loadDataDir: new Blob([Buffer.from(backup)], { type: 'application/x-gzip' }),
    });
    const { rows } = await restored.query<{ n: number }>('select count(*)::int as n from users');
    expect(rows[0]?.n).toBeGreaterThanOrEqual(1);
    await restored.close();
  });

  test('a first run starts from the snapshot, in a new folder that only its owner may read', async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'freehold-first-'));
    const first = await connectDatabase({ kind: 'embedded', dataDir: join(fresh, 'a', 'b') }, silentLog);
    expect(existsSync(snapshotFolder())).toBe(true);
    expect((await first.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await first.close();
    expect(statSync(join(fresh, 'a', 'b', 'postgres')).mode & 0o077).toBe(0);
    rmSync(fresh, { recursive: true });
  });
});
