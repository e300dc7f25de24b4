import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a release keeps the files its pages ask for. */
const client = 'apps/web/build/client';
// Hashed names only, and no way out of the folder.
const asset = /^\/assets\/[\w-]+(?:\.[\w-]+)+$/;

/**
 * Finds the folder whose release has a hashed file: a tab that was open over an upgrade asks for files of the release it came
 * from, and on the day of one a page may come from a process that is newer than the one asked. Null when none has it.
 */
export function findInReleases(releasesDir: string | null): (path: string) => Promise<string | null> {
  return async (path) => {
    if (releasesDir === null || !asset.test(path)) return null;
    for (const release of await readdir(releasesDir).catch(() => [])) {
      const root = join(releasesDir, release, client);
      const isThere = await access(join(root, path)).then(
        () => true,
        () => false,
      );
      if (isThere) return root;
    }
    return null;
  };
}
