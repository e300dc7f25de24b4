import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** The practice's advisers, and what is nobody's. */
export const advisersQuery = queryOptions({
  queryKey: ['advisers'],
  queryFn: ({ signal }) => call(routes.advisers.list, { signal }),
});

/** The advisers of one client. */
export function clientAdvisersQuery(clientId: string) {
  return queryOptions({
    queryKey: ['client-desk', clientId, 'advisers'],
    // Each look is on the audit log: not again for a look at another window.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call(routes.advisers.ofClient, { params: { id: clientId }, signal }),
  });
}
