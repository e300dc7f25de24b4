import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { clientKey } from '../shared/details-query.ts';

/** Recorded valuations of a client's assets. */
export function valuationsQuery(clientId: string) {
  return queryOptions({
    queryKey: [...clientKey(clientId), 'valuations'],
    queryFn: ({ signal }) => call(routes.profiles.valuations, { params: { id: clientId }, signal }),
  });
}
