import { type ClientSort, type PropertySort, routes } from '@freehold/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { pageSize } from '#app/ui/lists/row-range.ts';
import { listPage } from '#app/ui/lists/use-listing.ts';
import { clientRow } from './client-row.ts';
import { propertyRow } from './property-row.ts';
import type { TablePart } from './table-address.ts';

type TellWaiting = (waiting: Waiting | null) => void;

/** A page of the clients. The previous page stays on screen while the next one loads. */
export function clientsQuery(part: TablePart<ClientSort>, onWaiting: TellWaiting) {
  return queryOptions({
    queryKey: ['clients', 'list', part],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listPage(onWaiting, async (onNext) => {
        const query = { ...queryOf(part), role: 'CLIENT' as const };
        const clients = await call(routes.profiles.list, { query, signal, onWaiting, onNext });
        return clients.map(clientRow);
      }),
  });
}

/** The part of the properties list shown in the table. */
export type PropertiesPart = TablePart<PropertySort> & { readonly isArchived: boolean };

/** A page of the properties; otherwise like `clientsQuery`. */
export function propertiesQuery(part: PropertiesPart, onWaiting: TellWaiting) {
  return queryOptions({
    queryKey: ['properties', 'list', part],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listPage(onWaiting, async (onNext) => {
        const query = { ...queryOf(part), ...(part.isArchived && { archived: 'true' as const }) };
        const properties = await call(routes.properties.list, { query, signal, onWaiting, onNext });
        return properties.map(propertyRow);
      }),
  });
}

/** Totals over all records. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => call(routes.counts.read, { signal }),
});

/** Upkeep jobs that failed or are overdue. */
export const upkeepQuery = queryOptions({
  queryKey: ['upkeep'],
  queryFn: ({ signal }) => call(routes.upkeep.read, { signal }),
});

/** Clients being erased. */
export const erasuresQuery = queryOptions({
  queryKey: ['erasures'],
  queryFn: ({ signal }) => call(routes.privacy.heldErasures, { signal }),
});

/** Client records unused for a year. */
export const idleRecordsQuery = queryOptions({
  queryKey: ['idle-records'],
  // Each read is audited, so no background refetches.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: ({ signal }) => call(routes.idleRecords.list, { signal }),
});

function queryOf<Sort extends string>({ q, sort, after }: TablePart<Sort>) {
  return { limit: pageSize, sort, ...(q !== '' && { q }), ...(after !== null && { cursor: after }) };
}
