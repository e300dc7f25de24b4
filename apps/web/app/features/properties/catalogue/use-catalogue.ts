import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, type CatalogueFilters, filtersIn, partSize, queryOf, shownIn } from './catalogue-filters.ts';
import { catalogueQuery } from './catalogue-query.ts';

/** The catalogue as its address asks for it. */
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
    /** Narrows the list down otherwise; the address follows without a new entry of the history. */
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
