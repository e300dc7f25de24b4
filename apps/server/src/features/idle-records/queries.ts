import { sql } from 'kysely';
import type { Reader, Tx } from '../../db/transaction.ts';

/**
 * When a record was last used: changed, noted on, given a property, asked about by its person as a lead, or used
 * through their account. Each of these is in the audit log, while devices and sessions are deleted long before a year
 * is over. An adviser's read is not use: reading is how they decide.
 */
const lastUse = sql<Date>`greatest(
  profiles.updated_at,
  (select at from audit_events where actor_id = profiles.id order by id desc limit 1),
  (select max(greatest(created_at, edited_at)) from client_notes where profile_id = profiles.id),
  (select max(greatest(created_at, done_at)) from client_tasks where profile_id = profiles.id),
  (select max(updated_at) from plans where profile_id = profiles.id),
  (select max(created_at) from assignments where client_id = profiles.id),
  (select max(received_at) from leads where client_id = profiles.id),
  (select max(received_at) from leads where email_normalised = profiles.email_normalised and client_id is null))`;

/**
 * Marks which of the next records by id were not used since a moment and unmarks those that were; one kept before that
 * moment is asked about again. Returns how many it checked, and the last id.
 */
export async function noteIdle(
  tx: Tx,
  { after, limit, before }: { after: string; limit: number; before: Date },
): Promise<{ looked: number; last: string | null }> {
  const { rows } = await sql<{ looked: number; last: string | null }>`
    with part as (
      select id, updated_at, email_normalised from profiles where id > ${after}::uuid order by id limit ${limit}
    ),
    used as (
      select profiles.id, ${lastUse} as last_used_at from part as profiles
      where updated_at <= ${before} and not exists (select from users where users.id = profiles.id and role <> 'CLIENT')
    ),
    idle as (select * from used where last_used_at <= ${before}),
    noted as (
      insert into idle_records as known (profile_id, last_used_at) select id, last_used_at from idle
      on conflict (profile_id) do update set
        last_used_at = excluded.last_used_at,
        kept_at = case when known.kept_at > ${before} then known.kept_at end
      where known.last_used_at <> excluded.last_used_at or known.kept_at <= ${before}
    ),
    forgotten as (
      delete from idle_records using part
      where profile_id = part.id and not exists (select from idle where idle.id = part.id)
    )
    select count(*)::integer as looked, (array_agg(id order by id desc))[1] as last from part`.execute(tx);
  return rows[0] ?? { looked: 0, last: null };
}

/** Records that advisers are asked about, longest unused first, without those used since they were marked. */
export function listIdle(reader: Reader, { before, limit }: { before: Date; limit: number }) {
  return reader
    .selectFrom('idle_records')
    .innerJoin('profiles', 'profiles.id', 'idle_records.profile_id')
    .select(['profiles.id', 'profiles.first_name', 'profiles.last_name', 'profiles.email', 'idle_records.last_used_at'])
    .where('idle_records.kept_at', 'is', null)
    .where(lastUse, '<=', before)
    .orderBy('idle_records.last_used_at')
    .orderBy('idle_records.profile_id')
    .limit(limit)
    .execute();
}

/** True when advisers were asked about a record, and since when it is kept; locked until the transaction ends. */
export function lockIdle(tx: Tx, id: string) {
  return tx.selectFrom('idle_records').select('kept_at').where('profile_id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets since when a record is kept; null asks about it again. */
export async function updateKept(tx: Tx, id: string, keptAt: Date | null): Promise<void> {
  await tx.updateTable('idle_records').set({ kept_at: keptAt }).where('profile_id', '=', id).execute();
}
