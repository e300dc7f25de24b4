import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the root package.json, regardless of the working directory. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of the tools pinned by the lockfile, including Node itself. */
export const binFolder = join(repositoryRoot, 'node_modules', '.bin');

/** Joins parts to a path inside the repository. */
export function inRepository(...parts) {
  return join(repositoryRoot, ...parts);
}
