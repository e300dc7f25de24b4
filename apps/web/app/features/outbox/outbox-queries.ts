import { routes } from '@freehold/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { pageSize } from '#app/ui/lists/row-range.ts';
import { listPage } from '#app/ui/lists/use-listing.ts';
import type { OutboxPart } from './outbox-address.ts';

/** Prefix of the query keys that a resent mail invalidates. */
export const outboxKey = ['outbox'] as const;

/** A page of the outbox, newest first. The previous page stays while the next one loads. */
export function mailsQuery(
  { q, after, filters: { status } }: OutboxPart,
  onWaiting: (waiting: Waiting | null) => void,
) {
  const query = {
    limit: pageSize,
    ...(q !== '' && { q }),
    ...(status !== null && { status }),
    ...(after !== null && { cursor: after }),
  };
  return queryOptions({
    queryKey: [...outboxKey, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listPage(onWaiting, (onNext) => call(routes.outbox.list, { query, signal, onWaiting, onNext })),
  });
}

/** Numbers of queued, sent and failed mails, and whether a mail server is configured. */
export const mailTotalsQuery = queryOptions({
  queryKey: [...outboxKey, 'totals'],
  queryFn: ({ signal }) => call(routes.outbox.totals, { signal }),
});
