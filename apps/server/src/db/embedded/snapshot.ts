import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import { copyFolder, makeWhole } from './durable-copy.ts';

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
export async function keepSnapshot(folder: string, log: DatabaseLog): Promise<void> {
  const snapshot = snapshotFolder();
  try {
    mkdirSync(dirname(snapshot), { recursive: true });
    await makeWhole(snapshot, (unfinished) => copyFolder(folder, unfinished));
  } catch (error) {
    // Another process may have written its snapshot first.
    if (!existsSync(snapshot)) log.warn({ error: String(error) }, 'The snapshot of a new database could not be kept');
  }
}
