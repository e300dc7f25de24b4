import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { clientKey } from '../shared/details-query.ts';

/** The properties that an adviser assigned to a client. */
export function portfolioQuery(clientId: string) {
  return queryOptions({
    queryKey: [...clientKey(clientId), 'portfolio'],
    async queryFn({ signal }) {
      const { properties } = await call(routes.portfolio.read, { params: { id: clientId }, signal });
      return properties;
    },
  });
}
