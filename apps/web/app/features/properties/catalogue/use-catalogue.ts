import { type Property, type PropertyListQuery, routes } from '@freehold/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { propertiesKey } from '../shared/property-query.ts';
import { addressOf, type CatalogueFilters, filtersIn, partSize, queryOf, shownIn } from './catalogue-filters.ts';

interface CataloguePart {
  readonly items: readonly Property[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/**
 * The catalogue page by page. The first load has as many cards as the URL requests, so a reload or Back shows as much
 * as before.
 */
function catalogueQuery(query: PropertyListQuery, firstSize: number) {
  return infiniteQueryOptions({
    queryKey: [...propertiesKey, 'catalogue', query],
    initialPageParam: '',
    async queryFn({ pageParam: cursor, signal }): Promise<CataloguePart> {
      const after: { cursor: string | null } = { cursor: null };
      const items = await call(routes.properties.list, {
        query: { ...query, ...(cursor === '' ? { limit: firstSize } : { limit: partSize, cursor }) },
        signal,
        onNext: (next) => {
          after.cursor = next;
        },
      });
      return { items, next: after.cursor };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The catalogue for the URL's filters. */
export function useCatalogue() {
  const [params, setParams] = useSearchParams();
  // Only the first load restores several pages; later ones are appended.
  const [firstSize] = useState(() => shownIn(params));
  const filters = filtersIn(params);
  const list = useInfiniteQuery(catalogueQuery(queryOf(filters), firstSize));
  const properties = list.data?.pages.flatMap(({ items }) => items);

  return {
    filters,
    list,
    properties,
    /** Changes the filters; the URL is replaced without a new history entry. */
    narrow(next: CatalogueFilters) {
      const address = addressOf(next);
      const isSame = address.toString() === addressOf(filters).toString();
      if (!isSame) setParams(address, { replace: true, preventScrollReset: true });
    },
    async showMore() {
      const { isSuccess } = await list.fetchNextPage();
      if (!isSuccess) return;
      const show = String((properties?.length ?? 0) + partSize);
      setParams(
        (before) => {
          before.set('show', show);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
