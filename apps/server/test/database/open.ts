import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '../../src/db/connect.ts';
import type { DatabaseLog } from '../../src/db/log.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';

/** A log that keeps nothing. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };

/** A fresh migrated database for one test file; closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'freehold-test-'));
  const database = await connectDatabase({ kind: 'embedded', dataDir }, silentLog);
  await migrateToLatest(database, silentLog);
  const close = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...database, close };
}
