import { sql } from 'kysely';
import type { Reader, Tx } from '../../../db/transaction.ts';
import type { PersonKeys } from './person.ts';

/** Locks the person's rows until the transaction ends, so that nothing is added meanwhile. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  await tx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute();
}

/** Removes mails and the jobs that would send them. */
export async function deleteMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from jobs.job where data->>'mailId' = any(${ids}::text[])`.execute(tx);
  await sql`delete from mails where id = any(${ids}::uuid[])`.execute(tx);
}

/** Removes leads with what was noted on them. */
export async function deleteLeads(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from leads where id = any(${ids}::uuid[])`.execute(tx);
}

/** Removes the account and the client record with everything that belongs to them. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('profiles').where('id', '=', id).execute();
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Removes kept answers to a person's writes, and counts under their id or address. */
export async function deleteTraces(tx: Tx, { id, email }: Pick<PersonKeys, 'id' | 'email'>): Promise<void> {
  await sql`delete from idempotency_keys where right(scope, 37) = ${` ${id}`}`.execute(tx);
  const kept = email === null ? [id] : [id, email];
  await sql`delete from rate_limits where substr(key, strpos(key, ':') + 1) = any(${kept}::text[])`.execute(tx);
  await sql`delete from rate_limits where right(key, 37) = ${`.${id}`}`.execute(tx);
}

/** Notes that a person was erased; a second time changes nothing. */
export async function insertErasure(tx: Tx, erasure: { id: string; emailMac: string | null; at: Date }): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ profile_id: erasure.id, email_mac: erasure.emailMac, erased_at: erasure.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ids of adviser's records that were joined with an account, by the audit log. */
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

/** Records without an account, in the order of their ids, after one of them. */
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

/** Ids of people who were erased and are there again, as after restoring a backup. */
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

/** Ids of leads that were erased by themselves and are there again. */
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

/** Addresses that leads were left under, in order, after one of them. */
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
