export { readPropertyFile } from './csv.ts';

/** Resolves once the thread has its program. */
export function ready(): void {}
