import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

/** A mail to be stored in the outbox. */
export interface NewMail {
  readonly id: string;
  readonly leadId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly messageId: string;
  readonly createdAt: Date;
  /** Why it will never be sent; null for a mail that waits to be sent. */
  readonly refusal: string | null;
}

/** Stores a mail in the outbox. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      lead_id: mail.leadId,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      message_id: mail.messageId,
      status: mail.refusal === null ? 'queued' : 'failed',
      last_error: mail.refusal,
      created_at: mail.createdAt,
    })
    .execute();
}

/** How many mails were accepted for an address (compared in lower case) after a moment. */
export async function countRecentMails(tx: Tx, recent: { recipient: string; after: Date }): Promise<number> {
  const { count } = await tx
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => where(where.fn<string>('lower', ['recipient']), '=', recent.recipient.toLowerCase()))
    .where('created_at', '>', recent.after)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}

/** A mail of the outbox with the lead it reports on. */
export function findMail(db: Kysely<Schema>, id: string) {
  return db
    .selectFrom('mails')
    .innerJoin('leads', 'leads.id', 'mails.lead_id')
    .select([
      'mails.id',
      'mails.status',
      'mails.kind',
      'mails.recipient',
      'mails.subject',
      'mails.message_id',
      'leads.first_name',
      'leads.inputs',
      'leads.claimed',
      'leads.computed',
      'leads.received_at',
    ])
    .where('mails.id', '=', id)
    .executeTakeFirst();
}

/** Records that the mail server took the mail. */
export async function markSent(tx: Tx, mail: { id: string; at: Date }): Promise<void> {
  await tx
    .updateTable('mails')
    .set((row) => ({ status: 'sent', sent_at: mail.at, attempts: row('attempts', '+', 1), last_error: null }))
    .where('id', '=', mail.id)
    .execute();
}

/** Records a try that failed; `isFinal` when none follows. */
export async function markTryFailed(tx: Tx, mail: { id: string; reason: string; isFinal: boolean }): Promise<void> {
  await tx
    .updateTable('mails')
    .set((row) => ({
      status: mail.isFinal ? 'failed' : 'queued',
      attempts: row('attempts', '+', 1),
      last_error: mail.reason,
    }))
    .where('id', '=', mail.id)
    .execute();
}
