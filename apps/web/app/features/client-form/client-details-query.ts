import { queryOptions } from '@tanstack/react-query';
import type { Waiting } from '#app/lib/api-client.ts';
import { readClientDetails } from '#app/lib/read-client-details.ts';

/**
 * A client's whole record for its form. Fetched each time the form opens and never in the background: edits are based
 * on one version of the record.
 */
export function clientDetailsQuery(clientId: string, onWaiting: (waiting: Waiting | null) => void) {
  return queryOptions({
    queryKey: ['client-form', clientId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    async queryFn({ signal }) {
      try {
        return await readClientDetails(clientId, { signal, onWaiting });
      } finally {
        onWaiting(null);
      }
    },
  });
}
