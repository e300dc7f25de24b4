import type { ClientView } from '@freehold/contract';
import type { QueryClient } from '@tanstack/react-query';
import { valuationsQuery } from '../overview/valuations-query.ts';
import { portfolioQuery } from '../properties/portfolio-query.ts';
import { savedQuery } from '../properties/saved-query.ts';
import { detailsQuery } from '../shared/details-query.ts';

/** Seeds the cache with all data of a client's dashboard, so that it fetches nothing. */
export function keepClientView(cache: QueryClient, clientId: string, view: ClientView): void {
  cache.setQueryData(detailsQuery(clientId).queryKey, view.details);
  cache.setQueryData(valuationsQuery(clientId).queryKey, view.valuations);
  cache.setQueryData(portfolioQuery(clientId).queryKey, view.assigned);
  cache.setQueryData(savedQuery(clientId).queryKey, view.saved);
}
