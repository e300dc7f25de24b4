import { allRules } from '@freehold/finance';
import { contentHash } from '../../content-hash.ts';

let known: string | undefined;

/** A code of every rule's value and days: another one where a table of the law or of lending has changed. */
export function rulesVersion(): string {
  known ??= contentHash(allRules.map(({ id, value, from, to }) => ({ id, value, from, to })));
  return known;
}
