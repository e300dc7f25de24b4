import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** Prefix of the query keys of everything about properties. */
export const propertiesKey = ['properties'] as const;

/** One property, with the adviser-only fields if the reader is an adviser. */
export function propertyQuery(id: string) {
  return queryOptions({
    queryKey: [...propertiesKey, 'one', id],
    queryFn: ({ signal }) => call(routes.properties.read, { params: { id }, signal }),
  });
}
