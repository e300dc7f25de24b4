import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { emptyTestPlace, type TestPlace } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { figure } from '../../test/quality.ts';
import { connectDatabase, type Database } from './connect.ts';
import { migrateToLatest, migrationChecksums } from './migrate.ts';
import { checksumsOf } from './migrations/checksums.ts';
import { type ListedMigration, migrations } from './migrations/list.ts';

const places: TestPlace[] = [];
const databases: Database[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const place of places.splice(0)) await place.remove();
});

async function emptyDatabase(): Promise<Database> {
  const place = await emptyTestPlace();
  places.push(place);
  const database = await connectDatabase(place.settings, silentLog);
  databases.push(database);
  return database;
}

/** PostgreSQL's own description of every table, index, constraint, trigger and function. */
async function schemaOf(database: Database): Promise<unknown> {
  const { rows } = await database.query(`
    select 'column' as kind, attrelid::regclass::text || '.' || attname as name,
      format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' || attgenerated::text || ' ' ||
        coalesce(pg_get_expr(adbin, adrelid), '') as said
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', p.oid::regprocedure::text, prosrc from pg_proc p join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname in ('plpgsql', 'sql')
    order by 1, 2, 3`);
  return rows;
}

/** How many migrations an older database has: on PostgreSQL each fourth number and the newest five, on the embedded one these alone. */
const earlierSteps = migrations
  .map((_, place) => place)
  .filter((steps) => steps > 0)
  .filter((steps) => steps > migrations.length - 6 || (process.env.TEST_DATABASE === 'postgres' && steps % 4 === 1));

test('from empty, and from earlier steps, the newest schema is the same', { timeout: 400_000 }, async () => {
  const whole = await emptyDatabase();
  await migrateToLatest(whole, silentLog);
  const expected = await schemaOf(whole);
  expect(expected).toContainEqual({ kind: 'column', name: 'client_notes.text', said: 'text true  ' });
  let same = 0;
  for (const steps of earlierSteps) {
    const database = await emptyDatabase();
    await migrateToLatest(database, silentLog, migrations.slice(0, steps));
    expect(await schemaOf(database)).not.toEqual(expected);
    await migrateToLatest(database, silentLog);
    expect(await schemaOf(database), `from ${steps} steps`).toEqual(expected);
    same += 1;
  }
  figure(
    'N1',
    'ways from an earlier step to the newest schema that end as from empty',
    `${same}/${earlierSteps.length}`,
  );
});

test('every migration is the file that databases recorded, to the last comment', async () => {
  expect(Object.fromEntries(await migrationChecksums(migrations))).toEqual(checksumsOf);
});

test('an edited, a missing and a foreign applied migration stop the start', async () => {
  const database = await emptyDatabase();
  await migrateToLatest(database, silentLog);
  const [first, ...others] = migrations;
  const edited: ListedMigration[] = first ? [{ ...first, source: new URL(import.meta.url) }, ...others] : [];
  await expect(migrateToLatest(database, silentLog, edited)).rejects.toThrow('was edited after it had been applied');
  await expect(migrateToLatest(database, silentLog, others)).rejects.toThrow('is missing from this version');
  const takesAway = `('0999-newer', repeat('0', 64), '0998-unknown')`;
  await database.query(`insert into migration_checksums (name, sha256, needs) values ${takesAway}`);
  await expect(migrateToLatest(database, silentLog)).rejects.toThrow('0999-newer is missing from this version');
  figure('N4', 'edited, missing and too new applied migrations that stop the start', '3/3');
});

// Statements of this kind that ran on empty tables before the first release. A later one needs its own reason here.
const beforeTheFirstRelease = {
  '0003-accounts': 1,
  '0004-clients': 1,
  '0006-leads': 15,
  '0008-desk': 3,
  '0009-archived-properties': 1,
};

/**
 * An index on mailed links, of which there are few because upkeep removes used and expired ones; and the end of
 * unconfirmed sign-ups, which locks only those rows and a column no running version uses. Two indexes on leads and
 * profiles, and two on liabilities: writes wait while they are built; migrations run before the new version takes calls.
 * One on views, of which an adviser has forty at most. One of users who are no clients: sign-ups wait for one reading of
 * the table. Four on plans and what belongs to them: saves of plans wait while they are built. What clients have of
 * published plans and of the versions that were locked of them, at most twenty of a plan.
 */
const withReason = {
  '0014-account-proof': 2,
  '0026-today': 2,
  '0028-client-tasks': 2,
  '0033-views-of-leads': 1,
  '0038-advisers': 1,
  '0041-changed-rules': 4,
  '0043-notes-of-advisers': 1,
  '0044-shown-versions': 1,
};

const slowOnRows = [
  /alter column \w+ (set data )?type/,
  /add column \w+ [^,]*not null(?![^,]*default)/,
  /add column \w+ [^,]*default (?!now)\w+\(/,
  /add constraint(?!.*not valid)/,
  /rename |drop column/,
];

/**
 * Statements whose lock lasts longer the larger the table, or that break the running version. Tables created in the
 * same file have no rows yet and are exempt.
 */
function longLocks(text: string): string[] {
  const statements = [...text.matchAll(/sql`([^`]*)`/g)].map(([, statement = '']) =>
    statement.replace(/\s+/g, ' ').trim(),
  );
  const made = new Set(statements.map((statement) => /^create table (\w+)/.exec(statement)?.[1]));
  return statements.filter((statement) => {
    const table = /^(?:alter table|create (?:unique )?index \w+ on|lock table|truncate|update|cluster) (\w+)/.exec(
      statement,
    )?.[1];
    if (table === undefined || made.has(table)) return false;
    return !statement.startsWith('alter') || slowOnRows.some((pattern) => pattern.test(statement));
  });
}

test('no migration locks a table for as long as it is large, and none waits for a lock more than 3 seconds', async () => {
  for (const [statement, isSlow] of [
    ['alter table leads alter column name type varchar(9)', true],
    ['alter table leads add column x integer not null', true],
    ['alter table leads add column x uuid default gen_random_uuid()', true],
    ['alter table leads add constraint x check (a > 0)', true],
    ['create index leads_x on leads (x)', true],
    ['update leads set x = 1', true],
    ['alter table leads add column x integer not null default 1', false],
    ['alter table leads add constraint x check (a > 0) not valid', false],
    ['create table leads (id uuid)`; sql`create index leads_x on leads (x)', false],
  ] as const) {
    expect(longLocks(`sql\`${statement}\``), statement).toHaveLength(isSlow ? 1 : 0);
  }
  const found = migrations
    .map(({ name, source }) => [name, longLocks(readFileSync(source, 'utf8')).length] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual({ ...beforeTheFirstRelease, ...withReason });
  const database = await emptyDatabase();
  const waits: string[] = [];
  const asking: ListedMigration = {
    name: '0001-asking',
    source: new URL(import.meta.url),
    up: async (db) => {
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
      waits.push(...rows.map((row) => row.lock_timeout));
    },
  };
  await migrateToLatest(database, silentLog, [asking]);
  expect(waits).toEqual(['3s']);
  figure(
    'N3',
    'statements that lock a filled table for long; lock_timeout 3 s',
    `${withReason['0014-account-proof']} since the first release, with their reasons; ${found.reduce((sum, [, count]) => sum + count, 0)} before it, over empty tables`,
  );
});
