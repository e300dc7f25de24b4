import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { applyMigrations, migrationChecksums } from '../db/migrate.ts';
import { type ListedMigration, migrations } from '../db/migrations/list.ts';
import type { Schema } from '../db/schema.ts';
import type { Manifest } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { createRowWriter, differing, type Part, sumRows } from './rows.ts';

/** Rows to load into a database, the migrations they were written under, and the sums to verify them with. */
export interface Refill {
  readonly migrations: Manifest['migrations'];
  readonly parts: AsyncIterable<Part>;
  /** The expected sums; called after all parts have been read. */
  expected(): Manifest['tables'];
}

/**
 * Empties the database and fills it with the given rows, in the caller's transaction: recreates the tables as they were
 * when the rows were written, fills them, checks the sums and migrates to the newest version. Throws BackupRefused,
 * leaving the database unchanged, when another version wrote the rows or the sums differ.
 */
export async function refill(tx: Kysely<Schema>, { migrations: given, parts, expected }: Refill): Promise<void> {
  const list = await knownMigrations(given);
  await withoutTimeLimits(tx);
  await dropEverything(tx);
  await applyMigrations(tx, list);
  const writer = await createRowWriter(tx);
  for await (const part of parts) await writer.write(part);
  await writer.finish();
  const wrong = differing(expected(), await sumRows(tx));
  if (wrong.length > 0) throw new BackupRefused(`The rows of ${wrong.join(', ')} did not arrive as they were`);
  await applyMigrations(tx, migrations);
}

/** Our first migrations, as many as were given. Throws BackupRefused when they differ. */
export async function knownMigrations(given: Manifest['migrations']): Promise<readonly ListedMigration[]> {
  const own = [...(await migrationChecksums(migrations))].slice(0, given.length);
  const isKnown = given.every(({ name, sha256 }, place) => own[place]?.[0] === name && own[place]?.[1] === sha256);
  if (given.length === 0 || !isKnown) {
    const newest = given.at(-1)?.name ?? 'none';
    throw new BackupRefused(
      `The rows are of a newer or another version (migration ${newest}). Use the version they are of.`,
    );
  }
  return migrations.slice(0, given.length);
}

// Keeps the schema itself: extensions in it may belong to another user.
async function dropEverything(tx: Kysely<Schema>): Promise<void> {
  await sql`
    do $$
    declare statement text;
    begin
      for statement in select format('drop table if exists public.%I cascade', tablename) from pg_tables where schemaname = 'public' loop
        execute statement;
      end loop;
      for statement in
        select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop
        execute statement;
      end loop;
    end $$`.execute(tx);
  await sql`drop schema if exists jobs cascade`.execute(tx);
}

/** Drops every table with its rows, then recreates the tables. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.unhurried.transaction().execute(async (tx) => {
    await withoutTimeLimits(tx);
    await dropEverything(tx);
    await applyMigrations(tx, migrations);
  });
}

async function withoutTimeLimits(tx: Kysely<Schema>): Promise<void> {
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`select set_config(${setting}, '0', true)`.execute(tx);
  }
}
