import type { Database } from './connect.ts';

/**
 * True when the connection's role may create tables. One that may not works on a schema migrated by another role
 * (docs/decisions/0013).
 */
export async function mayChangeSchema(database: Pick<Database, 'query'>): Promise<boolean> {
  const { rows } = await database.query(`select has_schema_privilege('public', 'create') as may`);
  return rows[0]?.may === true;
}
