import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyTestPlace, type TestPlace } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { figure } from '../../test/quality.ts';
import { startJobQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { connectDatabase, type Database } from './connect.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/list.ts';

/** Newest migration of the previous release; update with each release. */
const released = '0010-client-notes';

let place: TestPlace;
let database: Database;
beforeAll(async () => {
  place = await emptyTestPlace();
  database = await connectDatabase(place.settings, silentLog);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

async function columnsOf(): Promise<Map<string, Column>> {
  const { rows } = await database.query(`
    select attrelid::regclass::text as "table", attname as column, format_type(atttypid, atttypmod) as type,
      attnotnull as required, atthasdef or attidentity <> '' as filled
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const columns = rows.map(({ table, column, type, required, filled }) => {
    return { name: `${table}.${column}`, type, isRequired: required === true, hasDefault: filled === true };
  });
  return new Map(columns.map((column) => [column.name, column]));
}

/** Check and key constraints by table and name, as PostgreSQL prints them. */
async function refusals(): Promise<Map<string, string>> {
  const { rows } = await database.query(`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as said from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
    union all
    select tablename || '.' || indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`);
  return new Map(rows.map(({ name, said }) => [String(name), String(said)]));
}

const tableOf = (name: string) => name.split('.', 1)[0] ?? '';
const literals = (said: string) => [...said.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);

/**
 * True when a constraint still accepts everything the previous one did: it is the same, or its list of allowed words
 * grew.
 */
function isAsOpen(before: string, now: string | undefined): boolean {
  if (now === undefined || now === before) return true;
  const allowed = new Set(literals(now));
  return literals(before).length > 0 && literals(before).every((literal) => allowed.has(literal));
}

it('every table and column that the release before uses is there as it was, and takes what that release writes', async () => {
  const step = migrations.findIndex(({ name }) => name === released) + 1;
  expect(step).toBeGreaterThan(0);
  await migrateToLatest(database, silentLog, migrations.slice(0, step));
  const [columnsBefore, refusalsBefore] = [await columnsOf(), await refusals()];
  await migrateToLatest(database, silentLog);
  const [columns, refusalsNow] = [await columnsOf(), await refusals()];
  const tablesBefore = new Set([...columnsBefore.keys()].map(tableOf));

  const broken = [...columnsBefore.values()].filter((before) => {
    const now = columns.get(before.name);
    const isTightened = now?.isRequired === true && !before.isRequired;
    return now?.type !== before.type || isTightened || (before.hasDefault && !now.hasDefault);
  });
  expect(broken).toEqual([]);
  const demanding = [...columns.values()].filter(
    ({ name, isRequired, hasDefault }) =>
      !columnsBefore.has(name) && tablesBefore.has(tableOf(name)) && isRequired && !hasDefault,
  );
  expect(demanding).toEqual([]);
  const stricter = [...refusalsBefore].filter(([name, said]) => !isAsOpen(said, refusalsNow.get(name)));
  expect(stricter).toEqual([]);

  // A new constraint on an existing table may cover new columns only.
  const added = [...refusalsNow].filter(([name]) => !refusalsBefore.has(name) && tablesBefore.has(tableOf(name)));
  const newColumns = [...columns.keys()].filter((name) => !columnsBefore.has(name));
  const aboutOld = added.filter(
    ([name, said]) =>
      !newColumns.some((column) => tableOf(column) === tableOf(name) && said.includes(column.split('.')[1] ?? '')),
  );
  expect(aboutOld).toEqual([]);
  figure(
    'U52',
    `columns of the schema of ${released} that are as they were`,
    `${columnsBefore.size}/${columnsBefore.size}`,
  );
});

it('the job queue has the schema that the release before works with', async () => {
  const jobs = await startJobQueue(database, createLog('silent'));
  await jobs.stop();
  const { rows } = await database.query('select version from jobs.version');
  // When this number changes, see docs/STYLE.md, "Migrations".
  expect(rows).toEqual([{ version: 43 }]);
});
