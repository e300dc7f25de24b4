import { queryOptions } from '@tanstack/react-query';
import type { Waiting } from '#app/lib/api-client.ts';
import { logFailure } from '#app/lib/log-failure.ts';
import { readClientDetails } from '#app/lib/read-client-details.ts';

type OnWaiting = (waiting: Waiting | null) => void;

/** Query key prefix of everything stored about a client, for invalidating all of it. */
export function clientKey(clientId: string) {
  return ['client', clientId] as const;
}

/** A client's whole record. A failure is logged and shown in the page, without a toast (decision I-13). */
export function detailsQuery(clientId: string, onWaiting: OnWaiting = () => {}) {
  return queryOptions({
    queryKey: [...clientKey(clientId), 'details'],
    async queryFn({ signal }) {
      try {
        return await readClientDetails(clientId, { signal, onWaiting });
      } catch (error) {
        if (!signal.aborted) logFailure('The details of the client could not be loaded', error);
        throw error;
      } finally {
        onWaiting(null);
      }
    },
  });
}
