import { type MailStatus, mailListQuerySchema, mailStatuses } from '@freehold/contract';
import * as z from 'zod/mini';
import { longestSearch } from '#app/ui/lists/list-address.ts';
import type { AddressPart } from '#app/ui/lists/use-list-address.ts';

/** Mails have one order. */
export type MailSort = '-created';

export interface OutboxFilters {
  /** Null for mails in any state. */
  readonly status: MailStatus | null;
}

export type OutboxPart = AddressPart<MailSort, OutboxFilters>;

/** The part of the outbox that an address asks for; what it cannot mean is left out. */
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

/** The address of a part of the outbox. */
export function outboxSearch({ q, after, filters: { status } }: OutboxPart): string {
  const given = Object.entries({ q, status, cursor: after }).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
}
