import { longestList, type MailListQuery, type MailTotals, type OutboxMail } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { encodeCursor } from '../../db/keyset.ts';
import { isId, isMoment, placeOf } from '../../db/keyset-place.ts';
import { searchWords } from '../../db/search-words.ts';
import type { Deps } from '../../deps.ts';
import { recordShown } from '../audit/index.ts';
import { presentMail } from './present.ts';
import { countMailsByStatus, listMails, type MailPart, type MailRow } from './queries.ts';

/** A page of the outbox, newest first, and the next page's cursor; the read is audited. */
export async function mailList(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query }: { actor: Actor; query: MailListQuery },
): Promise<{ items: OutboxMail[]; next: string | null }> {
  const { limit = longestList, cursor, status, q = '' } = query;
  const after = cursor === undefined ? null : placeAfter(cursor);
  const part = { status: status ?? null, words: wordsOf(q), after, limit: limit + 1 };
  const rows = await listMails(deps.db.kysely, part);
  const items = rows.slice(0, limit);
  const shown = { lead: idsOf(items, 'lead_id'), client: idsOf(items, 'user_id') };
  await recordShown(deps, { actor, action: 'mails-listed', filter: query, rows: items.map(({ id }) => id), shown });
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentMail),
    next: last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
  };
}

/** How many mails are queued, sent and failed, and whether a mail server is configured. */
export async function mailTotals({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<MailTotals> {
  const totals = { hasMailServer: config.mail.smtpUrl !== null, queued: 0, sent: 0, failed: 0 };
  for (const { status, count } of await countMailsByStatus(db.kysely)) totals[status] = count;
  return totals;
}

function idsOf(rows: readonly MailRow[], column: 'lead_id' | 'user_id'): string[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

function wordsOf(q: string): string[] {
  return searchWords(q);
}

function placeAfter(cursor: string): MailPart['after'] {
  const [createdAt, id] = placeOf(cursor, [isMoment, isId]);
  return { createdAt: String(createdAt), id: String(id) };
}
