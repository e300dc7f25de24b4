import { routes } from '@freehold/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { pageSize } from '#app/ui/lists/row-range.ts';
import { listPage } from '#app/ui/lists/use-listing.ts';
import type { OutboxPart } from './outbox-address.ts';

/** Start of the keys of all that a resent mail makes old. */
export const outboxKey = ['outbox'] as const;

/** A page of the outbox, newest first. While the next one is on the way, the one before stays. */
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

/** How many mails wait, were sent and failed, and whether there is a mail server. */
export const mailTotalsQuery = queryOptions({
  queryKey: [...outboxKey, 'totals'],
  queryFn: ({ signal }) => call(routes.outbox.totals, { signal }),
});
