import { sql } from 'kysely';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** The row of an unsubscribed address, under any of its codes. */
export function findUnsubscribe(reader: Reader, codes: readonly string[]) {
  return reader
    .selectFrom('unsubscribes')
    .select('at')
    .where('email_mac', 'in', [...codes])
    .executeTakeFirst();
}

/** Unsubscribes an address; false when it already was. */
export async function insertUnsubscribe(tx: Tx, { code, at }: { code: string; at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto('unsubscribes')
    .values({ email_mac: code, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_mac')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** When addresses were unsubscribed, by their codes. */
export async function listUnsubscribes(reader: Reader, codes: readonly string[]): Promise<Map<string, Date>> {
  const rows = await reader
    .selectFrom('unsubscribes')
    .selectAll()
    .where(sql<boolean>`email_mac = any(${codes}::text[])`)
    .execute();
  return new Map(rows.map(({ email_mac: code, at }) => [code, at]));
}
