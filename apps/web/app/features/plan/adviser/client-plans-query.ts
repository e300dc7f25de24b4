import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** The versions of a client's plan. */
export function planVersionsQuery(clientId: string, id: string) {
  return queryOptions({
    queryKey: ['client-plans', clientId, id, 'versions'],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(routes.plans.versions, { params: { id }, query: { userId: clientId }, signal }),
  });
}
