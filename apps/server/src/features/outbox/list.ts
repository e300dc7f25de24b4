import { longestList, type MailListQuery, type MailTotals, type OutboxMail } from '@freehold/contract';
import { encodeCursor } from '../../db/keyset.ts';
import { isId, isMoment, placeOf } from '../../db/keyset-place.ts';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { presentMail } from './present.ts';
import { countMailsByStatus, listMails, type MailPart } from './queries.ts';

/** One part of the outbox, newest first, and the cursor of the next part. */
export async function mailList(
  reader: Reader,
  { limit = longestList, cursor, status, q = '' }: MailListQuery,
): Promise<{ items: OutboxMail[]; next: string | null }> {
  const after = cursor === undefined ? null : placeAfter(cursor);
  const rows = await listMails(reader, { status: status ?? null, words: wordsOf(q), after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentMail),
    next: last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
  };
}

/** How many mails wait, were sent and failed, and whether there is a mail server to take them. */
export async function mailTotals({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<MailTotals> {
  const totals = { hasMailServer: config.mail.smtpUrl !== null, queued: 0, sent: 0, failed: 0 };
  for (const { status, count } of await countMailsByStatus(db.kysely)) totals[status] = count;
  return totals;
}

function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean);
}

function placeAfter(cursor: string): MailPart['after'] {
  const [createdAt, id] = placeOf(cursor, [isMoment, isId]);
  return { createdAt: String(createdAt), id: String(id) };
}
