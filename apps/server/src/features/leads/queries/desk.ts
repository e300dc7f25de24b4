import { type Selectable, sql, type Updateable } from 'kysely';
import { leadInReach, type Reach } from '../../../db/reach.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';
import type { DealColumns } from './stages.ts';

/** A lead, locked for the rest of the transaction. */
export function lockLead(tx: Tx, id: string): Promise<Selectable<Schema['leads']> | undefined> {
  return tx.selectFrom('leads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Columns the desk may change. */
export type LeadChanges = Pick<
  Updateable<Schema['leads']>,
  'status' | 'owner_id' | 'next_action' | 'next_action_on' | 'first_response_at' | 'client_id' | keyof DealColumns
>;

/** Changes a lead and increments its version. */
export async function updateLead(tx: Tx, id: string, changes: LeadChanges): Promise<void> {
  await tx
    .updateTable('leads')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** True when an id is that of an admin or adviser who can sign in. */
export async function isAdviser(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '<>', 'CLIENT')
    .where('is_disabled', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a note. */
export async function insertNote(
  tx: Tx,
  note: { id: string; leadId: string; authorId: string; text: string; createdAt: Date },
): Promise<void> {
  const { id, leadId, authorId, text, createdAt } = note;
  await tx
    .insertInto('lead_notes')
    .values({ id, lead_id: leadId, author_id: authorId, text, created_at: createdAt })
    .execute();
}

/** Copies a lead's notes to a client, each with its author and time. */
export async function copyNotesToClient(tx: Tx, { leadId, clientId }: { leadId: string; clientId: string }) {
  await sql`
    insert into client_notes (id, profile_id, author_id, text, created_at)
    select gen_random_uuid(), ${clientId}, author_id, text, created_at from lead_notes where lead_id = ${leadId}`.execute(
    tx,
  );
}

/** The plan that was sent with a lead, where it is to go on to a client: not of one that has become one, nor of a person who withdrew. */
export function findPlanToCarry(reader: Reader, leadId: string) {
  return reader
    .selectFrom('lead_plans')
    .innerJoin('leads', 'leads.id', 'lead_plans.lead_id')
    .select('lead_plans.document')
    .where('leads.id', '=', leadId)
    .where('leads.client_id', 'is', null)
    .where('leads.withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** The notes of a lead with their authors, oldest first. */
export function listNotes(reader: Reader, leadId: string) {
  return reader
    .selectFrom('lead_notes')
    .leftJoin('users', 'users.id', 'lead_notes.author_id')
    .select([
      'lead_notes.id',
      'lead_notes.text',
      'lead_notes.author_id',
      'lead_notes.created_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('lead_notes.lead_id', '=', leadId)
    .orderBy('lead_notes.created_at')
    .orderBy('lead_notes.id')
    .execute();
}

const fewestDigits = 8;

/** Other leads in an adviser's reach with the same email address, or the same phone number where it has at least 8 digits; newest first. */
export function listDuplicates(
  reader: Reader,
  { adviser, ...lead }: { id: string; email: string; phoneDigits: string; adviser: Reach },
) {
  const hasPhone = lead.phoneDigits.length >= fewestDigits;
  return reader
    .selectFrom('leads')
    .select(['id', 'kind', 'first_name', 'last_name', 'received_at', 'status'])
    .where('id', '!=', lead.id)
    .where(leadInReach(adviser))
    .where((where) =>
      where.or([
        where('email_normalised', '=', lead.email),
        ...(hasPhone ? [where('phone_digits', '=', lead.phoneDigits)] : []),
      ]),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
}
