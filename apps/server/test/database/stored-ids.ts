import { connectDatabase, type DatabaseSettings } from '../../src/db/connect.ts';
import { silentLog } from './silent-log.ts';

/** The ids of the users that a database holds when it is opened anew. */
export async function storedIds(settings: DatabaseSettings): Promise<Set<string>> {
  const database = await connectDatabase(settings, silentLog);
  const rows = await database.kysely.selectFrom('users').select('id').execute();
  await database.close();
  return new Set(rows.map(({ id }) => id));
}

/** The acknowledged ids that are not stored. */
export function lost(acknowledged: string[], stored: Set<string>): string[] {
  return acknowledged.filter((id) => !stored.has(id));
}
