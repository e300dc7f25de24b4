import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** Most bytes of stored responses per person: more than a day of saving every few seconds. */
export const mostStoredBytes = 20_000_000;

/**
 * Deletes the oldest stored responses of each person over `mostStoredBytes`. Their keys stay, so that a late retry learns
 * the write was done and does nothing. Returns the number deleted.
 */
export async function trimStoredResponses({ db }: Pick<Deps, 'db'>): Promise<number> {
  // The person is the third segment of a scope; visitors' writes have their own limits.
  const { numAffectedRows } = await sql`
    update idempotency_keys set reply = null where ctid = any (array (
      select ctid from (
        select ctid, sum(octet_length(reply)) over (
          partition by split_part(scope, ' ', 3) order by created_at desc, key_hash
        ) as kept
        from idempotency_keys where reply is not null and scope not like '% public'
      ) as sums where kept > ${mostStoredBytes}))`.execute(db.kysely);
  return Number(numAffectedRows ?? 0);
}
