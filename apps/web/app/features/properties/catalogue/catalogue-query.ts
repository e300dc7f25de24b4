import { type Property, type PropertyListQuery, routes } from '@freehold/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { propertiesKey } from '../shared/property-keys.ts';
import { partSize } from './catalogue-filters.ts';

interface CataloguePart {
  readonly items: readonly Property[];
  /** Where the next part starts; null at the end. */
  readonly next: string | null;
}

/**
 * The properties of the catalogue part by part. The first part holds as many as an address asked for, so that a reload or
 * the way back shows as much as before.
 */
export function catalogueQuery(query: PropertyListQuery, firstSize: number) {
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
