import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** A person whose erasure starts. */
export interface NewHeldErasure {
  readonly id: string;
  readonly profileId: string;
  readonly emailNormalised: string | null;
  readonly requestedByRole: Selectable<Schema['held_erasures']>['requested_by_role'];
  readonly requestedAt: Date;
  readonly eraseAt: Date;
}

/** Stores that a person is being erased. */
export async function insertHeldErasure(tx: Tx, held: NewHeldErasure): Promise<void> {
  await tx
    .insertInto('held_erasures')
    .values({
      id: held.id,
      profile_id: held.profileId,
      email_normalised: held.emailNormalised,
      requested_by_role: held.requestedByRole,
      requested_at: held.requestedAt,
      erase_at: held.eraseAt,
    })
    .execute();
}

/** An erasure that can still be undone at a moment, by its id or the person's, locked until the transaction ends. */
export function findHeldErasure(tx: Tx, named: { id: string } | { profileId: string }, at: Date) {
  const query = tx.selectFrom('held_erasures').select(['id', 'profile_id', 'email_normalised']).forUpdate();
  const found = 'id' in named ? query.where('id', '=', named.id) : query.where('profile_id', '=', named.profileId);
  return found.where('erase_at', '>', at).executeTakeFirst();
}

/** When an erasure that can still be undone becomes final. */
export function findEraseAt(reader: Reader, { id, at }: { id: string; at: Date }) {
  return reader
    .selectFrom('held_erasures')
    .select('erase_at')
    .where('id', '=', id)
    .where('erase_at', '>', at)
    .executeTakeFirst();
}

/** Every erasure that is not final yet, the next to become final first, with the person's name. */
export function listHeldErasures(reader: Reader) {
  return reader
    .selectFrom('held_erasures as held')
    .select(['held.profile_id', 'held.requested_by_role', 'held.requested_at', 'held.erase_at'])
    .select((select) =>
      select
        .selectFrom('held_rows')
        .select(sql<string>`concat_ws(' ', content->>'first_name', content->>'last_name')`.as('name'))
        .whereRef('held_rows.erasure_id', '=', 'held.id')
        .where('held_rows.table_name', 'in', ['users', 'profiles'])
        .orderBy('held_rows.position')
        .limit(1)
        .as('name'),
    )
    .select((select) =>
      select
        .selectFrom('held_rows')
        .select(sql<string>`content->>'email'`.as('email'))
        .whereRef('held_rows.erasure_id', '=', 'held.id')
        .where('held_rows.table_name', 'in', ['users', 'profiles'])
        .orderBy('held_rows.position')
        .limit(1)
        .as('email'),
    )
    .orderBy('held.erase_at')
    .execute();
}

/** The account of an address being erased, as sign-in needs it. */
export function findHeldAccount(reader: Reader, asked: { emailNormalised: string; at: Date }) {
  return reader
    .selectFrom('held_erasures as held')
    .innerJoin('held_rows', 'held_rows.erasure_id', 'held.id')
    .select(['held.id', 'held.erase_at', sql<string | null>`held_rows.content->>'password_hash'`.as('password_hash')])
    .where('held.email_normalised', '=', asked.emailNormalised)
    .where('held.erase_at', '>', asked.at)
    .where('held_rows.table_name', '=', 'users')
    .executeTakeFirst();
}

/** True when an address belongs to an account being erased. */
export async function isAddressHeld(reader: Reader, emailNormalised: string): Promise<boolean> {
  const row = await reader
    .selectFrom('held_erasures')
    .select('id')
    .where('email_normalised', '=', emailNormalised)
    .executeTakeFirst();
  return row !== undefined;
}

/** Erasures that are final at a moment. */
export function listDueErasures(reader: Reader, at: Date) {
  return reader.selectFrom('held_erasures').select(['id', 'profile_id']).where('erase_at', '<=', at).execute();
}

/** Deletes an erasure with the rows it holds and the mail about it; false when it was gone. */
export async function deleteHeldErasure(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('held_erasures').where('id', '=', id).executeTakeFirst();
  await sql`delete from jobs.job where data->>'mailId' in (select id::text from mails where link_id = ${id}::uuid)`.execute(
    tx,
  );
  await tx.deleteFrom('mails').where('link_id', '=', id).execute();
  return numDeletedRows > 0n;
}

/**
 * Deletes the marks of an erasure, including those of the person's former ids, so that later upkeep erases neither the
 * person nor their leads.
 */
export async function deleteErasureMarks(tx: Tx, profileId: string): Promise<void> {
  await sql`
    delete from erasures using erasures as own
    where own.profile_id = ${profileId}::uuid and (erasures.profile_id = own.profile_id
      or (erasures.email_mac = own.email_mac and erasures.erased_at = own.erased_at))`.execute(tx);
}
