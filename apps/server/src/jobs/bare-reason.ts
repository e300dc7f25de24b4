import { errorFacts } from '../log.ts';

/** Throws an error with only kind and code: the queue stores it, and servers' messages may quote addresses. */
export function throwBareReason(error: unknown): never {
  const { kind, code } = errorFacts(error);
  const bare = new Error(code === undefined ? kind : `${kind} ${code}`);
  delete bare.stack;
  throw bare;
}
