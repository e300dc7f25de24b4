import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import { copyFolder, makeWhole } from './durable-copy.ts';
import { Engine } from './engine.ts';
import { keepSnapshot, snapshotFolder } from './snapshot.ts';

/**
 * Prepares the PostgreSQL folder inside the data folder and returns it. On the first run, fills it from this machine's
 * snapshot of a new database or, without one, through PostgreSQL's own set-up.
 *
 * Call it under the lock: any `postmaster.pid` there is then certainly left by a killed run, and PostgreSQL would
 * refuse to start with it.
 */
export async function preparePostgresFolder(dataDir: string, log: DatabaseLog): Promise<string> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) await createDatabase(dataDir, folder, log);
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return folder;
}

async function createDatabase(dataDir: string, folder: string, log: DatabaseLog): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.unfinished')) rmSync(join(dataDir, name), { recursive: true });
  }
  const snapshot = snapshotFolder();
  await makeWhole(folder, async (unfinished) => {
    if (existsSync(snapshot)) copyFolder(snapshot, unfinished);
    else {
      await initialise(unfinished);
      await keepSnapshot(unfinished, log);
    }
  });
}

/** Has PGlite create a new database in an empty folder (about three seconds and 800 MB of memory). */
export async function initialise(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const engine = new Engine({ folder });
  await engine.ready();
  await engine.stop();
}
