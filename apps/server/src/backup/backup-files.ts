import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Purpose of a file: a backup, or a copy of the data a restore or reset was about to replace. */
export type Kind = 'freehold' | 'before-restore';

// Earlier versions left the number out of the name.
const madeHere = /^freehold-(?:n(\d{6})-)?(\d{4}-[\dTZ-]+)\.tar\.gz(?:\.age)?$/;
const copiedHere = /^before-restore-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.age)?$/;
const copiesKeptMs = 30 * 24 * 3_600_000;

/**
 * A name for a new file in the folder, without its extension. Backups are numbered because their times are out of order
 * once the clock has been wrong.
 */
export async function newName(dir: string, kind: Kind, createdAt: string): Promise<string> {
  const time = createdAt.replaceAll(/[:.]/g, '-');
  if (kind === 'before-restore') return `${kind}-${time}`;
  const newest = (await listBackups(dir)).at(-1)?.number ?? 0;
  return `${kind}-n${String(newest + 1).padStart(6, '0')}-${time}`;
}

/** Removes all but the newest `keep` backups. */
export async function removeOlderBackups(dir: string, keep: number): Promise<void> {
  for (const { name } of (await listBackups(dir)).slice(0, -keep)) await rm(join(dir, name));
}

/** Removes copies made before a restore more than 30 days ago. */
export async function removeOldCopies(dir: string, now: Date): Promise<void> {
  for (const name of await readdir(dir)) {
    const [, day, ...time] = copiedHere.exec(name) ?? [];
    if (day === undefined) continue;
    const [hours, minutes, seconds, ms] = time;
    const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
    if (now.getTime() - madeAt > copiesKeptMs) await rm(join(dir, name));
  }
}

/** The backups in a folder, oldest first. */
async function listBackups(dir: string): Promise<{ name: string; number: number }[]> {
  const found = (await readdir(dir).catch(() => [])).flatMap((name) => {
    const [, number = '0', time] = madeHere.exec(name) ?? [];
    return time === undefined ? [] : [{ name, number: Number(number), time }];
  });
  return found.sort((a, b) => a.number - b.number || (a.time < b.time ? -1 : 1));
}
