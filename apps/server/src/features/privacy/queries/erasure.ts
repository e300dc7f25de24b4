import { sql } from 'kysely';
import type { Reader, Tx } from '../../../db/transaction.ts';
import type { PersonKeys } from './person.ts';

/** Locks the advisers of a person, of their leads and of their tasks, so that none hands over meanwhile. */
export async function lockAdvisersOf(tx: Tx, id: string): Promise<void> {
  await sql`
    select from users where id in (
      select adviser_id from client_advisers where client_id = ${id}
      union select owner_id from client_tasks where profile_id = ${id}
      union select owner_id from leads where client_id = ${id} or email_normalised = (
        select email_normalised from users where id = ${id} and email_verified_at is not null))
    order by id for key share`.execute(tx);
}

/** Locks the person's rows until the transaction ends, so that nothing is added meanwhile. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  await tx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks a person's leads until the transaction ends, so that what is added to them is held too or finds nothing. */
export async function lockLeads(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from leads where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

/** Deletes mails and the jobs that would send them. */
export async function deleteMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from jobs.job where data->>'mailId' = any(${ids}::text[])`.execute(tx);
  await sql`delete from mails where id = any(${ids}::uuid[])`.execute(tx);
}

/** Deletes leads with their notes. */
export async function deleteLeads(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from leads where id = any(${ids}::uuid[])`.execute(tx);
}

/** Deletes the account and the client record with everything that belongs to them. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('profiles').where('id', '=', id).execute();
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Empties the stored responses about people and leads; their keys stay, so that a late retry does nothing again. */
export async function emptyAnswersAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update idempotency_keys set reply = '', about = null where about && ${ids}::uuid[]`.execute(tx);
}

/** Deletes the stored responses to a person's writes, and rate limit counters under their id or address. */
export async function deleteTraces(tx: Tx, { id, email }: Pick<PersonKeys, 'id' | 'email'>): Promise<void> {
  await sql`delete from idempotency_keys where right(scope, 37) = ${` ${id}`}`.execute(tx);
  const kept = email === null ? [id] : [id, email];
  await sql`delete from rate_limits where substr(key, strpos(key, ':') + 1) = any(${kept}::text[])`.execute(tx);
  await sql`delete from rate_limits where right(key, 37) = ${`.${id}`}`.execute(tx);
}

/** Stores that a person was erased; idempotent. */
export async function insertErasure(tx: Tx, erasure: { id: string; emailMac: string | null; at: Date }): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ profile_id: erasure.id, email_mac: erasure.emailMac, erased_at: erasure.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of advisers' records that were joined with an account, from the audit log. */
export async function listFormerIds(reader: Reader, id: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('audit_events')
    .select('fields')
    .where('action', '=', 'records-linked')
    .where('subject_kind', '=', 'client')
    .where('subject_id', '=', id)
    .execute();
  return rows.flatMap(({ fields }) => fields.flatMap((field) => /^record\.([\da-f-]{36})$/.exec(field)?.[1] ?? []));
}

/** Records without an account, in id order, after an id. */
export function listRecordsWithoutAccount(reader: Reader, after: string, limit: number) {
  return reader
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.id')
    .select(['profiles.id', 'profiles.email_normalised', 'profiles.created_at'])
    .where('users.id', 'is', null)
    .where('profiles.id', '>', after)
    .orderBy('profiles.id')
    .limit(limit)
    .execute();
}

/** Ids of people who were erased and exist again, as after restoring a backup. */
export async function listReturned(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('erasures')
    .leftJoin('users', 'users.id', 'erasures.profile_id')
    .leftJoin('profiles', 'profiles.id', 'erasures.profile_id')
    .select('erasures.profile_id as id')
    .where(({ eb, or }) => or([eb('users.id', 'is not', null), eb('profiles.id', 'is not', null)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of leads that were erased on their own and exist again. */
export async function listReturnedLeads(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('erasures')
    .innerJoin('leads', 'leads.id', 'erasures.profile_id')
    .select('leads.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Erasures of people with a proven address, the newest of an address last. */
export function listErasures(reader: Reader) {
  return reader.selectFrom('erasures').selectAll().where('email_mac', 'is not', null).orderBy('erased_at').execute();
}

/** Addresses that leads were left under, in order, after an address. */
export async function listLeadAddresses(reader: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('leads')
    .select('email_normalised')
    .distinct()
    .where('email_normalised', '>', after)
    .orderBy('email_normalised')
    .limit(limit)
    .execute();
  return rows.map((row) => row.email_normalised);
}

/** Leads left under an address up to a moment. */
export async function listLeadsUnder(reader: Reader, { email, until }: { email: string; until: Date }) {
  const rows = await reader
    .selectFrom('leads')
    .select('id')
    .where('email_normalised', '=', email)
    .where('received_at', '<=', until)
    .execute();
  return rows.map(({ id }) => id);
}
