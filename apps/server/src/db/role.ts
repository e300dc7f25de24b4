import type { Database } from './connect.ts';

/**
 * Whether the role of the connection may make tables. One that may not works on a schema which another role has migrated
 * (docs/decisions/0013).
 */
export async function mayChangeSchema(database: Pick<Database, 'query'>): Promise<boolean> {
  const { rows } = await database.query(`select has_schema_privilege('public', 'create') as may`);
  return rows[0]?.may === true;
}
