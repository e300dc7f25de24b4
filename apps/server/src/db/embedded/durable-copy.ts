import { chmodSync, cpSync, renameSync, rmSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Creates a folder atomically: `make` fills it under another name, it is flushed to disk and then renamed, so a crash
 * leaves all of it or nothing.
 */
export async function makeWhole(folder: string, make: (unfinished: string) => Promise<void> | void): Promise<void> {
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
export function copyFolder(from: string, to: string): void {
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
