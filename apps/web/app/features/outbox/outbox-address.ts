import { type MailStatus, mailListQuerySchema, mailStatuses } from '@freehold/contract';
import * as z from 'zod/mini';
import { longestSearch } from '#app/ui/lists/list-address.ts';
import type { AddressPart } from '#app/ui/lists/use-list-address.ts';

/** Mails have a single sort order. */
export type MailSort = '-created';

export interface OutboxFilters {
  /** Null for mails in any state. */
  readonly status: MailStatus | null;
}

export type OutboxPart = AddressPart<MailSort, OutboxFilters>;

/** Parses the outbox's state from the URL; invalid parts are ignored. */
export function outboxPartIn(search: string): OutboxPart {
  const query = new URLSearchParams(search);
  const cursor = z.safeParse(mailListQuerySchema.shape.cursor, query.get('cursor') ?? undefined);
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestSearch),
    sort: '-created',
    after: cursor.data ?? null,
    filters: { status: mailStatuses.find((known) => known === query.get('status')) ?? null },
  };
}

/** URL of an outbox state. */
export function outboxSearch({ q, after, filters: { status } }: OutboxPart): string {
  const given = Object.entries({ q, status, cursor: after }).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
}
