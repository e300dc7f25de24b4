import type { Run } from './running.ts';

/** The account that everything is paid into and out of. */
export function firstAccount({ accounts }: Run): number {
  return accounts[0]?.place ?? 0;
}
