import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Runs the install with settings that give npm a writable cache. A cache owned by another user, on a read-only disk or
 * below a missing home would make npm fail, so such a run gets a temporary one.
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

/** True when this user can create files in the folder, or in its nearest existing parent. */
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
