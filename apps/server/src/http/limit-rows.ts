import { sql } from 'kysely';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';

/** Far more than people need at once: that many come only from somebody who invents addresses or accounts. */
export const mostCounts = 50_000;

/**
 * Removes the counts that have expired and, where there are still too many, those of the fewest events: what is close to its
 * limit stays, and filling the table forgets the invented ones first. Returns how many went.
 */
export async function trimLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return await transaction(db, async (tx) => {
    const expired = await sql`delete from rate_limits where expire < ${now().getTime()}`.execute(tx);
    const surplus = await sql`
      delete from rate_limits where ctid = any (array (
        select ctid from rate_limits order by points desc, expire desc offset ${mostCounts}))`.execute(tx);
    return Number(expired.numAffectedRows ?? 0) + Number(surplus.numAffectedRows ?? 0);
  });
}
