import { longestList, type MailListQuery, type OutboxMail } from '@freehold/contract';
import { encodeCursor } from '../../db/keyset.ts';
import { isId, isMoment, placeOf } from '../../db/keyset-place.ts';
import type { Reader } from '../../db/transaction.ts';
import { presentMail } from './present.ts';
import { listMails, type MailPart } from './queries.ts';

/** One part of the outbox, newest first, and the cursor of the next part. */
export async function mailList(
  reader: Reader,
  { limit = longestList, cursor, status }: MailListQuery,
): Promise<{ items: OutboxMail[]; next: string | null }> {
  const after = cursor === undefined ? null : placeAfter(cursor);
  const rows = await listMails(reader, { status: status ?? null, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentMail),
    next: last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
  };
}

function placeAfter(cursor: string): MailPart['after'] {
  const [createdAt, id] = placeOf(cursor, [isMoment, isId]);
  return { createdAt: String(createdAt), id: String(id) };
}
