import { sql } from 'kysely';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';

/** Far above normal use: only someone inventing addresses or accounts reaches it. */
export const mostCounts = 50_000;

/**
 * Deletes expired counts and, if there are still too many, those with the fewest events: counts near their limit stay,
 * and a flood of invented keys evicts itself first. Returns the number deleted.
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
