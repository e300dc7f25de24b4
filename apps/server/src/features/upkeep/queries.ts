import type { Reader } from '../../db/transaction.ts';

/** Every kind of upkeep and how it went. */
export function listUpkeep(reader: Reader) {
  return reader.selectFrom('upkeep').selectAll().orderBy('name').execute();
}
