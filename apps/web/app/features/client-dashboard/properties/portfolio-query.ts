import { routes, toasts } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { clientKey } from '../shared/details-query.ts';

/** Properties an adviser assigned to a client. A failure shows its toast once, after the last retry (decision I-13). */
export function portfolioQuery(clientId: string) {
  return queryOptions({
    queryKey: [...clientKey(clientId), 'portfolio'],
    // Used by the screen and by its tab: opening the tab after a failure must not fetch and report again.
    retryOnMount: false,
    async queryFn({ signal }) {
      try {
        const { properties } = await call(routes.portfolio.read, { params: { id: clientId }, signal });
        return properties;
      } catch (error) {
        if (!signal.aborted) showToast({ ...toasts.portfolioLoadFailed, tone: 'error' });
        throw error;
      }
    },
  });
}
