import { type QueryExecutorProvider, sql } from 'kysely';
import { toolTables } from '../db/data-map/data-map.ts';

/**
 * Tables excluded from backup and restore: their rows matter for hours at most, and only on the site that wrote them.
 * Stored responses belong to the state they were made in, and callers control their size.
 */
const shortLived: ReadonlySet<string> = new Set(['idempotency_keys', 'rate_limits', 'upkeep', 'believed_clock']);

/** True when a table's rows belong in a backup. A restore skips such excluded tables in backups of earlier versions. */
export function isBackedUp(table: string): boolean {
  return !shortLived.has(table);
}

/** What copying a table's rows needs to know about it. */
export interface StoredTable {
  readonly name: string;
  /** Column names, without generated columns. */
  readonly columns: readonly string[];
  /** Primary key columns, as an `order by` list. */
  readonly order: string;
  /** The identity column, or null. */
  readonly numbered: string | null;
  readonly after: readonly string[];
}

/**
 * The application's tables, each after those it references. Read from the database itself, so that a copy also covers
 * tables added by later migrations.
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

/** True when all backed-up tables are empty. */
export async function isEmpty(db: QueryExecutorProvider): Promise<boolean> {
  for (const { name } of (await listTables(db)).filter((table) => isBackedUp(table.name))) {
    const { rows } = await sql<{ found: boolean }>`select exists (select from ${sql.table(name)}) as found`.execute(db);
    if (rows[0]?.found) return false;
  }
  return true;
}

/** The migrations applied to a database, in order; empty before the first migration. */
export async function listMigrations(db: QueryExecutorProvider): Promise<{ name: string; sha256: string }[]> {
  const table = await sql<{
    found: boolean;
  }>`select to_regclass('public.migration_checksums') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_checksums order by name`.execute(db);
  return rows;
}
