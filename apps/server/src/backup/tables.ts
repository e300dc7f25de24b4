import { type QueryExecutorProvider, sql } from 'kysely';
import { toolTables } from '../db/data-map/data-map.ts';

/**
 * Tables that no backup holds and no restore brings back: what they say is of use for hours, on the site that wrote it.
 * Kept answers belong to the state they were given for, and whoever sends requests decides how large they grow.
 */
const shortLived: ReadonlySet<string> = new Set(['idempotency_keys', 'rate_limits', 'upkeep', 'believed_clock']);

/** Whether the rows of a table belong into a backup; those in backups of earlier versions are left out of a restore. */
export function isBackedUp(table: string): boolean {
  return !shortLived.has(table);
}

/** A table as a copy of its rows needs to know it. */
export interface StoredTable {
  readonly name: string;
  /** Its columns without those the database computes, by name. */
  readonly columns: readonly string[];
  /** The columns of its primary key, as an `order by` takes them. */
  readonly order: string;
  /** The column that the database numbers, or null. */
  readonly numbered: string | null;
  readonly after: readonly string[];
}

/**
 * The tables of the application, each behind those that its rows refer to. Read from the database itself, so that a copy
 * leaves out nothing a later migration adds.
 */
export async function listTables(db: QueryExecutorProvider): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname::text as name,
      (select json_agg(attname order by attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select string_agg(format('%I%s', attname, case when attcollation <> 0 then ' collate "C"' else '' end), ', '
          order by array_position(i.indkey::int2[], attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as "order",
      (select attname::text from pg_attribute where attrelid = c.oid and attidentity <> '') as numbered,
      (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as after
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${[...toolTables]}::text[])
    order by c.relname`.execute(db);
  return inOrderOfReference(rows);
}

function inOrderOfReference(tables: readonly StoredTable[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ after }) => !after.some((name) => waiting.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

/** Whether no table that backups hold has a row. */
export async function isEmpty(db: QueryExecutorProvider): Promise<boolean> {
  for (const { name } of (await listTables(db)).filter((table) => isBackedUp(table.name))) {
    const { rows } = await sql<{ found: boolean }>`select exists (select from ${sql.table(name)}) as found`.execute(db);
    if (rows[0]?.found) return false;
  }
  return true;
}

/** The migrations a database was brought to, in order; none where it has not been migrated yet. */
export async function listMigrations(db: QueryExecutorProvider): Promise<{ name: string; sha256: string }[]> {
  const table = await sql<{
    found: boolean;
  }>`select to_regclass('public.migration_checksums') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_checksums order by name`.execute(db);
  return rows;
}
