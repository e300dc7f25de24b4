import type { Database } from '../../src/db/connect.ts';

/**
 * Remembers all current rows of the public tables; the returned function restores them into emptied tables, ids
 * included, bypassing triggers and references.
 */
export async function keepRows(db: Database): Promise<() => Promise<void>> {
  const kept: { readonly table: string; readonly columns: string; readonly rows: string }[] = [];
  for (const { table, columns } of await writableTables(db)) {
    const { rows } = await db.query(`select json_agg(kept)::text as rows from ${table} as kept`);
    if (rows[0]?.rows) kept.push({ table, columns, rows: String(rows[0].rows) });
  }
  // One statement, so that `set local` ends with it.
  const inserts = kept.map(
    ({ table, columns }, place) =>
      `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, rows[${place + 1}]);`,
  );
  await db.query(`create or replace function put_back(rows json[]) returns void language plpgsql as $$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${inserts.join('\n')}
  end $$`);
  return async () => {
    await db.query('select put_back($1::text[]::json[])', [kept.map(({ rows }) => rows)]);
  };
}

async function writableTables(db: Database): Promise<{ table: string; columns: string }[]> {
  const { rows } = await db.query(
    `select quote_ident(table_name) as table, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
     where table_schema = 'public' and table_name not like '%migration%' and is_generated = 'NEVER' group by table_name`,
  );
  return rows.map(({ table, columns }) => ({ table: String(table), columns: String(columns) }));
}
