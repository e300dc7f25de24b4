import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/**
 * Plans kept for a client, the last changed first: the signed-in client’s own without an id. Each read by an adviser is
 * audited, so that theirs is not repeated unasked.
 */
export function plansQuery(clientId?: string) {
  return queryOptions({
    queryKey: clientId === undefined ? ['plans'] : ['client-plans', clientId],
    refetchOnWindowFocus: clientId === undefined,
    refetchOnReconnect: clientId === undefined,
    queryFn: ({ signal }) =>
      call(routes.plans.list, { query: clientId === undefined ? {} : { userId: clientId }, signal }),
  });
}
