import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leadKinds, leadStatuses, roles } from '@freehold/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestPlace, type TestPlace, testDatabaseKind } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { connectDatabase, type Database } from './connect.ts';
import { MigrationMismatch, migrateToLatest } from './migrate.ts';
import { type ListedMigration, migrations } from './migrations/list.ts';

let place: TestPlace;
let database: Database;
let folder: string;
beforeEach(async () => {
  place = await makeTestPlace();
  database = await connectDatabase(place.settings, silentLog);
  folder = mkdtempSync(join(tmpdir(), 'freehold-migrations-'));
});
afterEach(async () => {
  await database.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

function migration(name: string, statements: string): ListedMigration {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, statements);
  return {
    name,
    up: (db) =>
      sql
        .raw(statements)
        .execute(db)
        .then(() => {}),
    source: pathToFileURL(path),
  };
}

async function fingerprint(): Promise<unknown> {
  const { rows } = await database.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  return rows;
}

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await database.query('select to_regclass($1) is not null as found', [name]);
  return rows[0]?.found === true;
}

test('running it again changes nothing', async () => {
  const before = await fingerprint();
  await migrateToLatest(database, silentLog);
  expect(await fingerprint()).toEqual(before);
});

test('five at once apply each migration once', async () => {
  const list = [
    ...migrations,
    migration('9002-counted', 'create table counted (n int); insert into counted values (1)'),
  ];
  const others = testDatabaseKind === 'postgres' ? await Promise.all([1, 2, 3, 4].map(() => another())) : [];
  await Promise.all([database, ...others, database].map((one) => migrateToLatest(one, silentLog, list)));
  expect((await database.query('select n from counted')).rows).toEqual([{ n: 1 }]);
  await Promise.all(others.map((one) => one.close()));
});

function another(): Promise<Database> {
  return connectDatabase(place.settings, silentLog);
}

test('an edited migration refuses to start, and names it', async () => {
  const list = [...migrations, migration('9002-more', 'create table more (n int)')];
  await migrateToLatest(database, silentLog, list);
  const edited = [...migrations, migration('9002-more', 'create table more (n bigint)')];
  const refusal = await migrateToLatest(database, silentLog, edited).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(MigrationMismatch);
  expect(String(refusal)).toContain('9002-more was edited');
});

test('a release runs on after a newer one has migrated, and the newer one after it was back', async () => {
  const newer = [...migrations, migration('9002-more', 'create table more (n int)')];
  await migrateToLatest(database, silentLog, newer);
  await migrateToLatest(database, silentLog);
  await migrateToLatest(database, silentLog, newer);
  expect(await hasTable('more')).toBe(true);
});

test('a release that a newer migration leaves without what it needs refuses to start, and the one between runs on', async () => {
  const between = [...migrations, migration('9002-more', 'create table more (n int)')];
  const taken = { ...migration('9003-less', 'drop table more'), needs: '9002-more' };
  await migrateToLatest(database, silentLog, [...between, taken]);
  await expect(migrateToLatest(database, silentLog)).rejects.toThrow('9003-less is missing');
  await migrateToLatest(database, silentLog, between);
});

test('a migration that is missing among others refuses to start, and names it', async () => {
  const [first, ...rest] = [migration('9002-more', 'create table more (n int)'), migration('9003-most', 'select 1')];
  await migrateToLatest(database, silentLog, [...migrations, ...(first ? [first] : []), ...rest]);
  await expect(migrateToLatest(database, silentLog, [...migrations, ...rest])).rejects.toThrow('9002-more is missing');
});

test('a migration that fails leaves nothing of itself or of the ones before it', async () => {
  const good = migration('9002-good', 'create table good (n int)');
  const bad = migration('9003-bad', 'create table bad (n int); select 1 / 0');
  await expect(migrateToLatest(database, silentLog, [...migrations, good, bad])).rejects.toThrow('division by zero');
  expect([await hasTable('good'), await hasTable('bad')]).toEqual([false, false]);
  await migrateToLatest(database, silentLog, [...migrations, good]);
  expect(await hasTable('good')).toBe(true);
});

test.each([
  [
    "insert into users (id, email, email_normalised, password_hash, role, first_name, last_name) values (gen_random_uuid(), 'a', 'a', '', 'OWNER', '', '')",
    '23514',
  ],
  [
    "insert into mails (id, kind, recipient, subject, message_id, status) values (gen_random_uuid(), 'borrowing-report', 'r', 's', 'm', 'lost')",
    '23514',
  ],
  ['insert into sessions (id, user_id, expires_at) values (gen_random_uuid(), gen_random_uuid(), now())', '23503'],
])('the tables refuse what the lists do not hold: %s', async (statement, code) => {
  await expect(database.query(statement)).rejects.toMatchObject({ code });
});

test.each([
  ['users_role_check', roles],
  ['leads_kind_check', leadKinds],
  ['leads_status_check', leadStatuses],
])('%s holds exactly the list of the contract', async (constraint, list) => {
  const { rows } = await database.query(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  );
  const values = [...String(rows[0]?.text).matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
  expect(values).toEqual(list);
});
