import { fileURLToPath } from 'node:url';

/** The folder with the root package.json, regardless of the working directory. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));
