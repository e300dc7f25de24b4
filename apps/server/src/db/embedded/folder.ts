import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the PostgreSQL folder inside the data folder ready for a start and returns it. Call it under the lock: a
 * `postmaster.pid` that lies there is then certainly left from a run that was killed, and PostgreSQL would refuse it.
 */
export function preparePostgresFolder(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const left = join(folder, 'postmaster.pid');
  if (existsSync(left)) rmSync(left);
  return folder;
}
