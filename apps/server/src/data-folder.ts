import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

/**
 * Disk space an embedded database needs to start: a new one for its files and some growth, an existing one for its log.
 */
const roomMb = { new: 150, older: 10 } as const;

/**
 * Creates the data folder if missing and checks that it is writable, if anything will be stored there. Throws a
 * sentence that names DATA_DIR and the problem.
 */
export function prepareDataFolder({ dataDir, database, tokenSecret }: Used): void {
  if (database.kind === 'postgres' && tokenSecret !== null) return;
  try {
    ensureDataFolder(dataDir);
    tryWriting(dataDir);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${whyNot(error)}`, { cause: error });
  }
  if (database.kind === 'postgres') return;
  const needed = isThere(join(database.dataDir, 'postgres')) ? roomMb.older : roomMb.new;
  const free = megabytesFree(dataDir);
  if (free < needed) {
    throw new Error(`DATA_DIR ${dataDir} has ${free} MB left on its disk; the database needs ${needed} MB to start.`);
  }
}

/** Creates the data folder if missing, with a file that keeps it out of Git. Throws file system errors unchanged. */
export function ensureDataFolder(dataDir: string): void {
  if (makeFolder(dataDir)) keepOutOfGit(dataDir);
}

type Used = Pick<Config, 'dataDir' | 'database' | 'tokenSecret'>;

/** Megabytes this user can still write to the folder's disk. */
function megabytesFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}

// mkdir one level at a time: Node's `recursive` never returns on file systems that reject folders, such as /proc.
// Returns true when it created the folder.
function makeFolder(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return false;
  if (found) throw new FolderProblem(`${folder} is a file.`);
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process starting at the same time may have created it.
    if (!isThere(folder)) throw error;
  }
  return true;
}

// A data folder inside a repository must never be committed.
function keepOutOfGit(folder: string): void {
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch {
    // Ignored: the write check below reports a folder that is not writable.
  }
}

function tryWriting(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      writeFileSync(file, Buffer.alloc(8_192));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } finally {
    rmSync(probe, { force: true });
  }
}

class FolderProblem extends Error {}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there.',
  EPERM: 'this user may not write there.',
  EROFS: 'its disk is read-only.',
  ENOSPC: 'its disk is full.',
  EDQUOT: 'the quota of this user is used up.',
  ENOTDIR: 'a part of its path is a file.',
  ENAMETOOLONG: 'its path is too long.',
  ELOOP: 'its path leads in a circle of links.',
  ENOENT: 'its file system makes no folders there.',
};

function whyNot(error: unknown): string {
  if (error instanceof FolderProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
