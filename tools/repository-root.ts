import { fileURLToPath } from 'node:url';

/** The folder that holds the root package.json, wherever the command was called from. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));
