import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** Most that the kept answers of one person may take, bytes as stored: more than a day of saving every few seconds. */
export const mostKeptBytes = 20_000_000;

/**
 * Removes the oldest kept answers of each person who has more than `mostKeptBytes` of them. Their keys stay, so that a late
 * repeat is told that it was done and does nothing again. Returns how many answers went.
 */
export async function trimKeptAnswers({ db }: Pick<Deps, 'db'>): Promise<number> {
  // The person is the third segment of a scope; visitors' writes have their own limits.
  const { numAffectedRows } = await sql`
    update idempotency_keys set reply = null where ctid = any (array (
      select ctid from (
        select ctid, sum(octet_length(reply)) over (
          partition by split_part(scope, ' ', 3) order by created_at desc, key_hash
        ) as kept
        from idempotency_keys where reply is not null and scope not like '% public'
      ) as sums where kept > ${mostKeptBytes}))`.execute(db.kysely);
  return Number(numAffectedRows ?? 0);
}
