import { mostPropertyIds, routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { clientKey } from '../shared/details-query.ts';

/** Properties a client has saved but not bought, last saved first; at most `mostPropertyIds`. */
export function savedQuery(clientId: string) {
  return queryOptions({
    queryKey: [...clientKey(clientId), 'saved'],
    async queryFn({ signal }) {
      const query = { userId: clientId, purchased: 'false' } as const;
      const links = await call(routes.savedProperties.list, { query, signal });
      const ids = links.slice(0, mostPropertyIds).map((link) => link.property_id);
      return ids.length === 0 ? [] : call(routes.properties.list, { query: { ids: ids.join(',') }, signal });
    },
  });
}
