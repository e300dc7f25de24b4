import type { Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { connectDatabase, type Database } from './db/connect.ts';
import type { Log } from './log.ts';

/** Opens the configured database. Throws a message for the operator when it cannot be used. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'database' | 'tokenSecret'>,
  log: Log,
): Promise<Database> {
  prepareDataFolder(config);
  return await connectDatabase(config.database, log);
}
