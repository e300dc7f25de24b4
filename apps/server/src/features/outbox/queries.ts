import { sql } from 'kysely';
import type { Reader, Tx } from '../../db/transaction.ts';

const columns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'status',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
  'lead_id',
  'user_id',
] as const;

/** A mail as advisers see it. */
export type MailRow = Awaited<ReturnType<typeof listMails>>[number];

/** The requested page of the outbox. */
export interface MailPart {
  readonly status: 'queued' | 'sent' | 'failed' | null;
  /** Each must occur in the recipient's address. */
  readonly words: readonly string[];
  /** Time (ISO) and id of the mail before the page; null for the first page. */
  readonly after: { readonly createdAt: string; readonly id: string } | null;
  readonly limit: number;
}

/** Mails, newest first. */
export function listMails(reader: Reader, { status, words, after, limit }: MailPart) {
  return mails(reader)
    .$if(status !== null, (query) => query.where('status', '=', status))
    .where((where) => where.and(words.map((word) => sql<boolean>`lower(recipient) like lower(${containing(word)})`)))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Mails per status; a status without mails is missing. */
export function countMailsByStatus(reader: Reader) {
  return reader
    .selectFrom('mails')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

/** The mails of a lead, oldest first. */
export function listMailsOfLead(reader: Reader, leadId: string) {
  return mails(reader).where('lead_id', '=', leadId).orderBy('created_at').orderBy('id').execute();
}

function mails(reader: Reader) {
  return reader.selectFrom('mails').select(columns);
}

/** A mail, locked until the transaction ends. */
export function lockMail(tx: Tx, id: string) {
  return mails(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Resets a mail to queued, as if never tried, and returns it. */
export function requeueMail(tx: Tx, id: string): Promise<MailRow> {
  const changes = { status: 'queued', attempts: 0, last_error: null, claimed_until: null } as const;
  return tx.updateTable('mails').set(changes).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}
