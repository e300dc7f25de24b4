import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const ending = '.unfinished';
const host = hostname().replaceAll(/[^\w-]/g, '_');
// Distinguishes this process from an earlier one with the same pid; a container's first process always gets the same
// one.
const run = randomUUID().slice(0, 8);
const writerPattern = /\.(\d+)-([\da-f]{8})@([\w-]+)\.unfinished$/;
const longestQuietMs = 24 * 3_600_000;

/** The name a backup is written under until it has been verified; includes the writing process. */
export function unfinishedName(path: string): string {
  return `${path}.${process.pid}-${run}@${host}${ending}`;
}

/**
 * Removes files left by killed backups: those whose process on this machine is gone, and any not written to for a day.
 * Returns how many.
 */
export async function removeUnfinished(dir: string): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(dir)) {
    if (!name.endsWith(ending) || !(await isLeftOver(join(dir, name)))) continue;
    await rm(join(dir, name), { force: true });
    removed += 1;
  }
  return removed;
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function isLeftOver(path: string): Promise<boolean> {
  const [, pid, writerRun, writerHost] = writerPattern.exec(path) ?? [];
  if (writerHost === host && !isRunning(Number(pid), writerRun)) return true;
  const file = await stat(path).catch(() => null);
  return file !== null && Date.now() - file.mtimeMs > longestQuietMs;
}

function isRunning(pid: number, writerRun: string | undefined): boolean {
  if (pid === process.pid) return writerRun === run;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
