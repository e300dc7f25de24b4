import { sql } from 'kysely';
import type { Reader } from '../db/transaction.ts';

/** A table and what it takes on the disk with its indexes and long values, bytes. */
export interface TableSize {
  readonly table: string;
  readonly bytes: number;
}

const gibibyte = 1024 ** 3;

// Tables that are cleared regularly should never come near this: a practice of ten thousand clients stays well under
// a tenth.
const boundsOfCleared: Readonly<Record<string, number>> = {
  account_links: gibibyte,
  idempotency_keys: 2 * gibibyte,
  rate_limits: gibibyte,
  sessions: gibibyte,
};
const boundOfOthers = 10 * gibibyte;

/** The bound of a table, bytes. */
export const boundOf = (table: string): number => boundsOfCleared[table] ?? boundOfOthers;

/** Tables beyond their bound; `code` names them, since logs keep no messages. */
export class TablesTooLarge extends Error {
  readonly code: string;

  constructor(sizes: readonly TableSize[]) {
    super(`Larger than expected: ${sizes.map(({ table, bytes }) => `${table} (${bytes} bytes)`).join(', ')}`);
    this.name = 'TablesTooLarge';
    this.code = sizes.map(({ table }) => table).join(' ');
  }
}

/** What each table takes, the largest first. */
export async function readTableSizes(reader: Reader): Promise<readonly TableSize[]> {
  const { rows } = await sql<{ table: string; bytes: string }>`
    select relname as table, pg_total_relation_size(oid)::text as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc, relname`.execute(
    reader,
  );
  return rows.map(({ table, bytes }) => ({ table, bytes: Number(bytes) }));
}

/** Throws TablesTooLarge where a table has grown past its bound: somebody fills it, or what clears it does not. */
export async function watchTableSizes(reader: Reader, bound: (table: string) => number = boundOf): Promise<void> {
  const tooLarge = (await readTableSizes(reader)).filter(({ table, bytes }) => bytes > bound(table));
  if (tooLarge.length > 0) throw new TablesTooLarge(tooLarge);
}
