import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Folder for the data of a test: on tmpfs if it is large enough, since the embedded database syncs each commit, and a process
 * that is killed loses nothing there.
 */
export function fastFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 ** 31 ? memory : tmpdir();
}
