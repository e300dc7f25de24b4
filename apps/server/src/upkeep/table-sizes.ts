import { sql } from 'kysely';
import type { Reader } from '../db/transaction.ts';

/** A table and its size on disk in bytes, including indexes and TOAST. */
export interface TableSize {
  readonly table: string;
  readonly bytes: number;
}

const gibibyte = 1024 ** 3;

// Tables that are cleared regularly should never come near this: a practice with ten thousand clients stays well under
// a tenth.
const boundsOfCleared: Readonly<Record<string, number>> = {
  account_links: gibibyte,
  idempotency_keys: 2 * gibibyte,
  rate_limits: gibibyte,
  sessions: gibibyte,
};
const boundOfOthers = 10 * gibibyte;

/** Size limit of a table, in bytes. */
export const boundOf = (table: string): number => boundsOfCleared[table] ?? boundOfOthers;

/** Tables over their limit; `code` names them, since messages are not logged. */
export class TablesTooLarge extends Error {
  readonly code: string;

  constructor(sizes: readonly TableSize[]) {
    super(`Larger than expected: ${sizes.map(({ table, bytes }) => `${table} (${bytes} bytes)`).join(', ')}`);
    this.name = 'TablesTooLarge';
    this.code = sizes.map(({ table }) => table).join(' ');
  }
}

/** Size of each table, largest first. */
export async function readTableSizes(reader: Reader): Promise<readonly TableSize[]> {
  const { rows } = await sql<{ table: string; bytes: string }>`
    select relname as table, pg_total_relation_size(oid)::text as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc, relname`.execute(
    reader,
  );
  return rows.map(({ table, bytes }) => ({ table, bytes: Number(bytes) }));
}

/** Throws TablesTooLarge when a table has outgrown its limit: it is being flooded, or its clearing fails. */
export async function watchTableSizes(reader: Reader, bound: (table: string) => number = boundOf): Promise<void> {
  const tooLarge = (await readTableSizes(reader)).filter(({ table, bytes }) => bytes > bound(table));
  if (tooLarge.length > 0) throw new TablesTooLarge(tooLarge);
}
