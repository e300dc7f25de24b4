import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/**
 * The profile of a client's open account with a proven address, as far as joining needs it; account and profile are
 * locked until this transaction ends.
 */
export function lockAccountProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['profiles.version', 'users.email', 'users.email_normalised as account_email'])
    .select(['profiles.first_name', 'profiles.last_name', 'profiles.phone'])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'CLIENT')
    .where('users.is_disabled', '=', false)
    .where('users.email_verified_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** A record without an account that holds an email address; locked until this transaction ends. */
export function lockAdviserRecord(tx: Tx, { id, emailNormalised }: { id: string; emailNormalised: string }) {
  return tx
    .selectFrom('profiles')
    .select(['first_name', 'last_name', 'phone'])
    .where('id', '=', id)
    .where('email_normalised', '=', emailNormalised)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.id', '=', 'profiles.id'))),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** True when an adviser has done something with a client's record that must survive the account. */
export async function isWorkedOn(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_worked_on: boolean }>`
    select exists (select from client_notes where profile_id = ${id})
      or exists (select from client_tasks where profile_id = ${id})
      or exists (select from plans where profile_id = ${id})
      or exists (select from assignments where client_id = ${id})
      or exists (select from properties where user_id = ${id})
      or exists (select from leads where client_id = ${id})
      or exists (
        select from audit_events where subject_kind = 'client' and subject_id = ${id} and action = 'client-updated'
          and actor_role <> 'CLIENT'
      ) as is_worked_on`.execute(tx);
  return rows[0]?.is_worked_on ?? false;
}

/**
 * Moves everything attached to a profile except its own lists to another: saved and assigned properties, properties
 * reserved for it, notes, tasks, advisers, plans and leads. What the other already has stays behind.
 */
export async function moveLinks(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    update saved_properties as link set user_id = ${to}
    where user_id = ${from} and not exists (
      select from saved_properties as other where other.user_id = ${to} and other.property_id = link.property_id
    )`.execute(tx);
  await sql`
    update assignments as link set client_id = ${to}
    where client_id = ${from} and not exists (
      select from assignments as other where other.client_id = ${to} and other.property_id = link.property_id
    )`.execute(tx);
  await sql`update properties set user_id = ${to} where user_id = ${from}`.execute(tx);
  await sql`update client_notes set profile_id = ${to} where profile_id = ${from}`.execute(tx);
  await sql`update client_tasks set profile_id = ${to} where profile_id = ${from}`.execute(tx);
  await sql`
    update client_advisers as link set client_id = ${to}
    where client_id = ${from} and not exists (
      select from client_advisers as other where other.client_id = ${to} and other.adviser_id = link.adviser_id
    )`.execute(tx);
  await sql`update plans set profile_id = ${to} where profile_id = ${from}`.execute(tx);
  await sql`update leads set client_id = ${to} where client_id = ${from}`.execute(tx);
}

/** Removes a profile with everything attached to it. */
export async function deleteProfile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('profiles').where('id', '=', id).execute();
}

/** Gives an adviser's record the id of an account; everything attached to it follows. */
export async function moveRecord(
  tx: Tx,
  record: { id: string; userId: string; email: string; emailNormalised: string; at: Date } & {
    firstName: string;
    lastName: string;
    phone: string;
  },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({
      id: record.userId,
      email: record.email,
      email_normalised: record.emailNormalised,
      first_name: record.firstName,
      last_name: record.lastName,
      phone: record.phone,
      version: eb('version', '+', 1),
      updated_at: record.at,
    }))
    .where('id', '=', record.id)
    .execute();
}
