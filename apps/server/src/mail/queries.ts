import type { MailKind } from '@freehold/contract';
import { sql } from 'kysely';
import { lockName, type Reader, type Tx } from '../db/transaction.ts';
import { inboxOf } from './inbox.ts';

/** A mail to store in the outbox. */
interface NewMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly leadId?: string;
  readonly userId?: string;
  readonly linkId?: string;
  readonly subject: string;
  readonly messageId: string;
  readonly createdAt: Date;
  /** Why it will never be sent; null for a mail to send. */
  readonly refusal: string | null;
  /** A code of the requester's network address; null for mails the server sends unprompted. */
  readonly askerCode: string | null;
}

/** Stores a mail in the outbox. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      lead_id: mail.leadId ?? null,
      user_id: mail.userId ?? null,
      link_id: mail.linkId ?? null,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      message_id: mail.messageId,
      status: mail.refusal === null ? 'queued' : 'failed',
      last_error: mail.refusal,
      created_at: mail.createdAt,
      asker_code: mail.askerCode,
    })
    .execute();
}

/** Makes mails to one inbox wait until this transaction ends, so that counting them is exact. */
export async function lockRecipient(tx: Tx, recipient: string): Promise<void> {
  await lockName(tx, `mail ${inboxOf(recipient)}`);
}

/** Number of mails of some kinds accepted for an address's inbox, whatever its tag, since a given time. */
export async function countMailsTo(
  tx: Tx,
  recent: { recipient: string; after: Date; kinds: readonly MailKind[] },
): Promise<number> {
  const { count } = await tx
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isTo(inboxOf(recent.recipient)))
    .where('created_at', '>', recent.after)
    .where('kind', 'in', recent.kinds)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}

function isTo(inbox: string) {
  const [name, domain] = [inbox.slice(0, inbox.lastIndexOf('@')), inbox.slice(inbox.lastIndexOf('@'))];
  const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`(lower(recipient) = ${inbox} or lower(recipient) like ${`${literal(name)}+%${literal(domain)}`})`;
}

/** Number of mails of some kinds stored since a given time, optionally by one requester; stops counting at `atMost`. */
export async function countMails(
  tx: Tx,
  recent: { after: Date; kinds: readonly MailKind[]; atMost: number; askerCode?: string },
): Promise<number> {
  const { askerCode } = recent;
  const { count } = await tx
    .selectFrom((from) =>
      from
        .selectFrom('mails')
        .select('id')
        .where('created_at', '>', recent.after)
        .where('kind', 'in', recent.kinds)
        .$if(askerCode !== undefined, (query) => query.where('asker_code', '=', askerCode ?? null))
        .limit(recent.atMost)
        .as('recent'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Claims a waiting mail for one job until the given time, and counts the attempt now, since a process that dies could
 * not. Undefined when it is no longer waiting or another job has it.
 */
export async function claimMail(tx: Tx, claim: { id: string; at: Date; until: Date }) {
  const claimed = await tx
    .updateTable('mails')
    .set((row) => ({ claimed_until: claim.until, attempts: row('attempts', '+', 1) }))
    .where('id', '=', claim.id)
    .where('status', '=', 'queued')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', claim.at)]))
    .returning('id')
    .executeTakeFirst();
  return claimed && (await findMail(tx, claimed.id));
}

/** An outbox mail as delivered by a job. */
export type StoredMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** A mail with the source of its text: its lead or account. */
export function findMail(tx: Reader, id: string) {
  return tx
    .selectFrom('mails')
    .leftJoin('leads', 'leads.id', 'mails.lead_id')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .leftJoin('account_links', 'account_links.id', 'mails.link_id')
    .leftJoin('held_erasures', 'held_erasures.id', 'mails.link_id')
    .select((select) => [
      'mails.id',
      'mails.kind',
      'mails.recipient',
      'mails.subject',
      'mails.message_id',
      'mails.link_id',
      'mails.user_id',
      'mails.created_at',
      'mails.attempts',
      'mails.last_error',
      select.fn.coalesce('account_links.expires_at', 'held_erasures.erase_at').as('link_expires_at'),
      'account_links.used_at as link_used_at',
      select.fn.coalesce('leads.first_name', 'users.first_name').as('first_name'),
      'leads.inputs',
      'leads.claimed',
      'leads.computed',
      'leads.received_at',
      'leads.id as lead_id',
      'leads.kind as lead_kind',
      'leads.wants_marketing',
      'leads.marketing_confirmed_at',
      'leads.withdrawn_at',
    ])
    .where('mails.id', '=', id)
    .executeTakeFirst();
}

/** Records that the mail server accepted the mail. */
export async function markSent(tx: Tx, mail: { id: string; at: Date }): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ status: 'sent', sent_at: mail.at, last_error: null, claimed_until: null })
    .where('id', '=', mail.id)
    .execute();
}

/** Records a failed attempt; `isFinal` when it will not be retried. */
export async function markTryFailed(tx: Tx, mail: { id: string; reason: string; isFinal: boolean }): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ status: mail.isFinal ? 'failed' : 'queued', last_error: mail.reason, claimed_until: null })
    .where('id', '=', mail.id)
    .execute();
}

/** Releases a claimed mail when no mail server was reachable: it waits as before, and the attempt does not count. */
export async function markWaiting(tx: Tx, mail: { id: string; reason: string }): Promise<void> {
  await untried(tx, mail.id).set({ last_error: mail.reason, claimed_until: null }).execute();
}

/** Records that a claimed mail will not be sent; the attempt does not count. */
export async function markWithheld(tx: Tx, mail: { id: string; reason: string }): Promise<void> {
  await untried(tx, mail.id).set({ status: 'failed', last_error: mail.reason, claimed_until: null }).execute();
}

function untried(tx: Tx, id: string) {
  return tx
    .updateTable('mails')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('id', '=', id);
}
