import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import type { DatabaseLog } from './log.ts';
import { type ListedMigration, migrations } from './migrations/list.ts';
import { mayChangeSchema } from './role.ts';
import type { Schema } from './schema.ts';

// An arbitrary advisory lock key; servers that start together wait for it.
const migrationLock = 20_261_121;

/** The database's applied migrations do not match this version's. */
export class MigrationMismatch extends Error {}

/** Migrations are pending and the connection's role may not apply them. */
export class MigrationPending extends Error {}

/**
 * Migrates the database to the newest version in one transaction: all pending migrations are applied, or none. Safe for
 * several processes at once. Throws MigrationMismatch when an applied migration was edited or is missing, and
 * MigrationPending when migrations are pending and the role may not change tables.
 */
export async function migrateToLatest(
  database: Database,
  log: DatabaseLog,
  list: readonly ListedMigration[] = migrations,
): Promise<void> {
  if (!(await mayChangeSchema(database))) return await requireLatest(database.unhurried, list);
  const applied = await database.unhurried.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
    return await applyMigrations(tx, list);
  });
  if (applied.length > 0) log.info({ migrations: applied }, 'The database was migrated');
}

async function requireLatest(db: Kysely<Schema>, list: readonly ListedMigration[]): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.migration_checksums') is not null as found`.execute(db);
  const checksums = await migrationChecksums(list);
  const applied = rows[0]?.found === true ? await refuseMismatch(db, checksums) : new Set();
  const pending = [...checksums.keys()].filter((name) => !applied.has(name));
  if (pending.length === 0) return;
  throw new MigrationPending(
    `The database lacks ${pending.join(', ')}, and its role may not change tables. Run npm run migrate as their owner.`,
  );
}

/**
 * Applies the pending migrations of a list in the caller's transaction and returns their names; the caller holds the
 * lock. Throws as above.
 */
export async function applyMigrations(tx: Kysely<Schema>, list: readonly ListedMigration[]): Promise<string[]> {
  const checksums = await migrationChecksums(list);
  await sql`
    create table if not exists migration_checksums (
      name text primary key,
      sha256 text not null
    )`.execute(tx);
  await sql`alter table migration_checksums add column if not exists needs text`.execute(tx);
  const applied = await refuseMismatch(tx, checksums);
  // A newer release has already migrated further: all our migrations are applied, and the Migrator would fail on
  // unknown ones.
  if (applied.size > list.length) return [];
  const names = await applyPending(tx, list);
  for (const { name, needs = null } of list.filter((one) => names.includes(one.name))) {
    const row = sql`(${name}, ${checksums.get(name)}, ${needs})`;
    await sql`insert into migration_checksums (name, sha256, needs) values ${row}`.execute(tx);
  }
  return names;
}

/** Checksum of each migration's source by name, in list order. */
export async function migrationChecksums(list: readonly ListedMigration[]): Promise<Map<string, string>> {
  return new Map(await Promise.all(list.map(async (one) => [one.name, await checksum(one)] as const)));
}

async function checksum(migration: ListedMigration): Promise<string> {
  const text = await readFile(migration.source, 'utf8');
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/**
 * Names of the applied migrations. Throws MigrationMismatch unless each is in the list exactly as applied, or is newer
 * than the whole list and leaves what this version needs in place: the previous release keeps running during an
 * upgrade, and again after it is rolled back.
 */
async function refuseMismatch(db: Kysely<Schema>, checksums: ReadonlyMap<string, string>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string; sha256: string; needs?: string | null }>`
    select * from migration_checksums`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const [newest = ''] = [...checksums.keys()].slice(-1);
  const isUpToDate = [...checksums.keys()].every((name) => applied.has(name));
  for (const { name, sha256, needs = null } of rows) {
    const own = checksums.get(name);
    if (own === sha256) continue;
    const isHarmless = own === undefined && name > newest && isUpToDate && (needs === null || checksums.has(needs));
    if (isHarmless) continue;
    const what = own === undefined ? 'is missing from this version' : 'was edited after it had been applied';
    throw new MigrationMismatch(`The migration ${name} ${what}. Start the version that matches the database.`);
  }
  return applied;
}

async function applyPending(tx: Kysely<Schema>, list: readonly ListedMigration[]): Promise<string[]> {
  const failures: unknown[] = [];
  const byName: Record<string, Migration> = Object.fromEntries(
    list.map((one) => [one.name, keepFailure(one, failures)]),
  );
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => byName } });
  const { error, results } = await migrator.migrateToLatest();
  if (failures.length > 0) throw failures[0];
  if (error !== undefined) throw error;
  return (results ?? []).filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

// The Migrator's unlock fails in the aborted transaction and hides the first error, so it is kept here.
function keepFailure({ up }: ListedMigration, failures: unknown[]): Migration {
  return {
    up: async (db) => {
      try {
        // A migration waiting for a busy table would block every other query on it. The Migrator has just set an hour.
        await sql`set local lock_timeout = '3s'`.execute(db);
        await up(db);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  };
}
