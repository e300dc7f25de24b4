import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the root package.json, wherever the command was called from. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder with the tools that the lockfile pins, among them Node itself. */
export const binFolder = join(repositoryRoot, 'node_modules', '.bin');

/** A path inside the repository, from its parts. */
export function inRepository(...parts) {
  return join(repositoryRoot, ...parts);
}
