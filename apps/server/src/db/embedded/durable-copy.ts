import { chmodSync, closeSync, cpSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts `make`'s folder in place in one step: it is made under another name, written to disk and then renamed, so a
 * crash leaves either nothing or all of it.
 */
export async function makeWhole(folder: string, make: (unfinished: string) => Promise<void> | void): Promise<void> {
  const unfinished = `${folder}.unfinished-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  // PostgreSQL's folder is its owner's alone, whatever the copy or the umask made of it.
  chmodSync(unfinished, 0o700);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** Copies a folder with everything in it. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
