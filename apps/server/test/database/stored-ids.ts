import { connectDatabase, type DatabaseSettings } from '../../src/db/connect.ts';
import { silentLog } from './silent-log.ts';

/** Ids of the users in a database when it is reopened. */
export async function storedIds(settings: DatabaseSettings): Promise<Set<string>> {
  const database = await connectDatabase(settings, silentLog);
  const rows = await database.kysely.selectFrom('users').select('id').execute();
  await database.close();
  return new Set(rows.map(({ id }) => id));
}

/** Acknowledged ids that are not stored. */
export function lost(acknowledged: string[], stored: Set<string>): string[] {
  return acknowledged.filter((id) => !stored.has(id));
}
