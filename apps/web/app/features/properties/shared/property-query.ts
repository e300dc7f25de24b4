import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** Start of the keys of everything the server tells about properties. */
export const propertiesKey = ['properties'] as const;

/** One property, with what only advisers see where the reader is one. */
export function propertyQuery(id: string) {
  return queryOptions({
    queryKey: [...propertiesKey, 'one', id],
    queryFn: ({ signal }) => call(routes.properties.read, { params: { id }, signal }),
  });
}
