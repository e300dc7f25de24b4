import type { Database } from '../../src/db/connect.ts';

/** Places in the database, across all schemas and columns, that contain one of the texts, as `leads: the text`. */
export async function findInDatabase(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query(`select lower(row::text) as content from ${name} as row`);
    const content = rows.map((row) => String(row.content)).join('\n');
    found.push(...texts.filter((text) => content.includes(text.toLowerCase())).map((text) => `${name}: ${text}`));
  }
  return found;
}
