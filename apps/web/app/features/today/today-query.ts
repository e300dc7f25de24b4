import { routes } from '@freehold/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** Prefix of the query keys that a finished action invalidates. */
export const todayKey = ['today'] as const;

/** What waits for the adviser; with `isMine` without the leads of other advisers. The last answer stays meanwhile. */
export function todayQuery(isMine: boolean) {
  return queryOptions({
    queryKey: [...todayKey, isMine],
    placeholderData: keepPreviousData,
    // Each read is audited, so no background refetches.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(routes.today.read, { query: isMine ? { mine: 'true' as const } : {}, signal }),
  });
}
