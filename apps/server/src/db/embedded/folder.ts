import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import { Engine } from './engine.ts';

/**
 * Creates a folder atomically: `make` fills it under another name, it is flushed to disk and then renamed, so a crash
 * leaves all of it or nothing.
 */
async function makeWhole(folder: string, make: (unfinished: string) => Promise<void> | void): Promise<void> {
  const unfinished = `${folder}.unfinished-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  // PostgreSQL requires 0700, whatever mode the copy or umask set.
  chmodSync(unfinished, 0o700);
  await syncTree(unfinished);
  renameSync(unfinished, folder);
  await syncPath(dirname(folder));
}

/** Copies a folder recursively. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

// fsync all files of a folder in parallel, so that the disk can batch its journal writes (ten times as fast on a busy
// disk).
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => join(folder, name));
  await Promise.all([...files, folder].map(syncPath));
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await syncTree(join(folder, name));
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Path of this installation's copy of a new, empty database: next to the packages and named after PGlite's version, so
 * that each version and installation makes its own.
 */
export function snapshotFolder(): string {
  const manifest = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (manifest === undefined) throw new Error('The package @electric-sql/pglite is not installed');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), '../../.cache/freehold', `empty-database-${version}`);
}

/** Keeps a copy of a new database for the next first run; skipped when the installation is read-only. */
async function keepSnapshot(folder: string, log: DatabaseLog): Promise<void> {
  const snapshot = snapshotFolder();
  try {
    mkdirSync(dirname(snapshot), { recursive: true });
    await makeWhole(snapshot, (unfinished) => copyFolder(folder, unfinished));
  } catch (error) {
    // Another process may have written its snapshot first.
    if (!existsSync(snapshot)) log.warn({ error: String(error) }, 'The snapshot of a new database could not be kept');
  }
}

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
