import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Calls the install with the settings that give npm a cache it can write to. A cache of someone else's, on a read-only disk or
 * below a home that does not exist would make npm fail, so such a run gets a temporary one.
 */
export async function withWritableCache(install) {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  if (isWritable(cache)) return await install({});
  const temporary = mkdtempSync(join(tmpdir(), 'freehold-npm-cache-'));
  try {
    return await install({ npm_config_cache: temporary });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Whether the folder, or the nearest one above it that exists, accepts new files from this user. */
export function isWritable(folder) {
  const nearest = existsSync(folder) ? folder : dirname(folder);
  if (nearest !== folder && !existsSync(nearest)) return isWritable(nearest);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
