import { queryOptions } from '@tanstack/react-query';
import { readClientDetails } from '#app/lib/read-client-details.ts';

/** A client's whole record, read anew each time a plan is made from it or held against it. */
export function recordQuery(clientId: string) {
  return queryOptions({
    queryKey: ['client', clientId, 'record of plans'],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    queryFn: ({ signal }) => readClientDetails(clientId, { signal }),
  });
}
