import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type Waiting } from '#app/lib/api-client.ts';

/** The newest leads. The transport retries by itself and tells of it. */
export function leadsQuery(onWaiting: (waiting: Waiting | null) => void) {
  return queryOptions({
    queryKey: ['leads'],
    async queryFn({ signal }) {
      try {
        return await call(routes.leads.list, { signal, onWaiting });
      } finally {
        onWaiting(null);
      }
    },
  });
}
