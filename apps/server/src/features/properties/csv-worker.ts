export { readPropertyFile } from './csv.ts';

/** Resolves once the worker thread has loaded its code. */
export function ready(): void {}
