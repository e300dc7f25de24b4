import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** Accounts that wait to be connected with a record; of one client also the records an adviser said no to. */
export function joinsQuery(clientId: string | undefined) {
  return queryOptions({
    queryKey: ['joins', clientId ?? 'all'],
    queryFn: ({ signal }) => call(routes.joins.list, { query: clientId === undefined ? {} : { clientId }, signal }),
  });
}
