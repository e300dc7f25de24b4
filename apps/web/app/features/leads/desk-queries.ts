import { type LeadStatus, routes } from '@freehold/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { pageSize } from '#app/ui/lists/row-range.ts';
import { listPage } from '#app/ui/lists/use-listing.ts';
import { type DeskPart, filterQuery } from './desk-address.ts';

type TellWaiting = (waiting: Waiting | null) => void;

/** Prefix of the query keys that a change of a lead invalidates. */
export const leadLists = ['leads'] as const;
export const markKey = ['lead-arrivals', 'mark'] as const;

/** Cards of one column of the board. */
export const columnSize = 25;
const pollMs = 10_000;

/** A page of the desk's table. The previous page stays while the next one loads. */
export function leadsQuery(part: DeskPart, onWaiting: TellWaiting) {
  const { sort, after, filters } = part;
  const asked = { ...filterQuery(part), ...(filters.status !== null && { status: filters.status }), sort };
  const query = { ...asked, limit: pageSize, ...(after !== null && { cursor: after }) };
  return queryOptions({
    queryKey: [...leadLists, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listPage(onWaiting, (onNext) => call(routes.leads.list, { query, signal, onWaiting, onNext })),
  });
}

/** The newest leads of a status, as a column of the board. */
export function columnQuery(part: DeskPart, status: LeadStatus) {
  const query = { ...filterQuery(part), status, sort: '-received' as const, limit: columnSize };
  return queryOptions({
    queryKey: [...leadLists, 'column', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(routes.leads.list, { query, signal }),
  });
}

/** Number of the filtered leads per status. */
export function totalsQuery(part: DeskPart) {
  const query = filterQuery(part);
  return queryOptions({
    queryKey: [...leadLists, 'totals', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(routes.leads.totals, { query, signal }),
  });
}

/** The advisers who can own a lead. */
export const ownersQuery = queryOptions({
  queryKey: ['lead-owners'],
  queryFn: ({ signal }) => call(routes.leads.owners, { signal }),
});

/** The moment from which arrivals count, and how many there were then. Refetched whenever the list is reloaded. */
export const markQuery = queryOptions({
  queryKey: markKey,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(routes.leads.arrivals, { query: {}, signal }),
});

/** Number of leads that arrived since a moment; polled while the page is visible. */
export function arrivalsQuery(since: string | undefined) {
  return queryOptions({
    queryKey: ['lead-arrivals', 'since', since],
    enabled: since !== undefined,
    refetchInterval: pollMs,
    queryFn: ({ signal }) => call(routes.leads.arrivals, { query: { ...(since !== undefined && { since }) }, signal }),
  });
}

/** One lead. Each read is audited, so it is never refetched automatically. */
export function leadQuery(id: string, onWaiting: TellWaiting) {
  return queryOptions({
    queryKey: ['lead', id],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    async queryFn({ signal }) {
      try {
        return await call(routes.leads.details, { params: { id }, signal, onWaiting });
      } finally {
        onWaiting(null);
      }
    },
  });
}
