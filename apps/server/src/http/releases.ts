import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A release's folder of files that its pages request. */
const client = 'apps/web/build/client';
// Hashed names only, and no path traversal.
const asset = /^\/assets\/[\w-]+(?:\.[\w-]+)+$/;

/**
 * Finds the folder of the release that has a hashed file: a tab kept open across an upgrade requests files of its own
 * release, and during an upgrade a page may come from a newer process than the one serving its files. Null when no
 * release has it.
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
