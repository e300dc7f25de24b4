import { sql } from 'kysely';
import type { ClientScope } from '../../client-scope.ts';
import type { Reader, Tx } from '../../db/transaction.ts';

/** A client who is to be somebody's. */
export interface Given {
  readonly clientId: string;
  readonly adviserId: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Makes a client an adviser's; false when they were already, for an adviser who is disabled, and for anybody else: admins
 * see everyone.
 */
export async function insertClientAdviser(tx: Tx, { clientId, adviserId, by, at }: Given): Promise<boolean> {
  // The lock lets nobody be disabled meanwhile, with this client left over.
  const { rows } = await sql`
    insert into client_advisers (client_id, adviser_id, since, given_by)
    select ${clientId}, id, ${at}, ${by} from users
    where id = ${adviserId} and role = 'ADVISER' and not is_disabled for key share
    on conflict do nothing returning client_id`.execute(tx);
  return rows.length > 0;
}

/** Takes a client from an adviser; false when they were not theirs. */
export async function deleteClientAdviser(
  tx: Tx,
  { clientId, adviserId }: Pick<Given, 'clientId' | 'adviserId'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('client_advisers')
    .where('client_id', '=', clientId)
    .where('adviser_id', '=', adviserId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A client's advisers by name, the longest first. */
export function listClientAdvisers(reader: Reader, { profileId }: ClientScope) {
  return (
    reader
      .selectFrom('client_advisers')
      .innerJoin('users', 'users.id', 'client_advisers.adviser_id')
      .select(['users.id', 'users.first_name', 'users.last_name', 'client_advisers.since'])
      .where('client_advisers.client_id', '=', profileId)
      // Somebody disabled sees nobody, whatever was left to them.
      .where('users.is_disabled', '=', false)
      .where('users.role', '=', 'ADVISER')
      .orderBy('client_advisers.since')
      .orderBy('users.id')
      .execute()
  );
}

/** From whom to whom; null for the admins. */
export interface Hands {
  readonly from: string;
  readonly to: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Hands an adviser's clients on; returns the ids of all, and of those who were not the other's already. */
export async function moveClients(tx: Tx, { from, to, by, at }: Hands): Promise<{ taken: string[]; given: string[] }> {
  const taken = await sql<{ client_id: string }>`
    delete from client_advisers where adviser_id = ${from} returning client_id`.execute(tx);
  const ids = taken.rows.map((row) => row.client_id);
  if (to === null || ids.length === 0) return { taken: ids, given: [] };
  const given = await sql<{ client_id: string }>`
    insert into client_advisers (client_id, adviser_id, since, given_by)
    select client_id, ${to}, ${at}, ${by} from unnest(${ids}::uuid[]) as client_id
    on conflict do nothing returning client_id`.execute(tx);
  return { taken: ids, given: given.rows.map((row) => row.client_id) };
}

/** Hands an adviser's leads on, open or not; returns their ids. */
export async function moveLeads(tx: Tx, { from, to }: Pick<Hands, 'from' | 'to'>): Promise<string[]> {
  const moved = await sql<{ id: string }>`
    update leads set owner_id = ${to}, version = version + 1 where owner_id = ${from} returning id`.execute(tx);
  return moved.rows.map((row) => row.id);
}

/** Hands an adviser's unfinished tasks of a client to the client's one other adviser; to nobody where there is none or several. */
export async function moveTasksOfClient(
  tx: Tx,
  { clientId, adviserId }: Pick<Given, 'clientId' | 'adviserId'>,
): Promise<void> {
  await sql`
    update client_tasks set owner_id = (
      select case when count(*) = 1 then min(adviser_id::text)::uuid end
      from client_advisers join users on users.id = adviser_id
      where client_id = ${clientId} and adviser_id <> ${adviserId} and not is_disabled)
    where profile_id = ${clientId} and owner_id = ${adviserId} and done_at is null and removed_at is null`.execute(tx);
}

/** Hands an adviser's unfinished tasks on. */
export async function moveTasks(tx: Tx, { from, to }: Pick<Hands, 'from' | 'to'>): Promise<void> {
  await sql`
    update client_tasks set owner_id = ${to}
    where owner_id = ${from} and done_at is null and removed_at is null`.execute(tx);
}
