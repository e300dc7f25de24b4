import { routes } from '@freehold/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

// Each read of a client is audited, so no background refetches.
const once = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** All data of the client's own dashboard; fetched each time it is opened. */
export function viewQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'view'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => call(routes.clients.view, { params: { id: clientId }, signal }),
  });
}

const eventsAtOnce = 30;

/** Activity on a client's record, paged, newest first; with `looks` also reads. */
export function activityQuery(clientId: string, looks: boolean) {
  return infiniteQueryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'activity', looks],
    staleTime: 0,
    initialPageParam: '',
    async queryFn({ signal, pageParam }) {
      const told: { next: string | null } = { next: null };
      const events = await call(routes.clients.activity, {
        params: { id: clientId },
        query: {
          limit: eventsAtOnce,
          ...(looks && { looks: 'true' as const }),
          ...(pageParam !== '' && { cursor: pageParam }),
        },
        signal,
        onNext: (cursor) => {
          told.next = cursor;
        },
      });
      return { events, next: told.next };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** Notes about a client, newest first. */
export function notesQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'notes'],
    queryFn: ({ signal }) => call(routes.clients.notes, { params: { id: clientId }, signal }),
  });
}

/** A client's tasks: open ones by day, then the last finished. */
export function tasksQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'tasks'],
    queryFn: ({ signal }) => call(routes.tasks.list, { params: { id: clientId }, signal }),
  });
}

/** What a client's page opens on: figures, next task and last contact. */
export function headQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'head'],
    queryFn: ({ signal }) => call(routes.clients.head, { params: { id: clientId }, signal }),
  });
}

/** How a client signs in: the account's access state. */
export function accessQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'access'],
    queryFn: ({ signal }) => call(routes.access.read, { params: { id: clientId }, signal }),
  });
}

/** Leads of a client, newest first. */
export function clientLeadsQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'leads'],
    queryFn: ({ signal }) => call(routes.clients.leads, { params: { id: clientId }, signal }),
  });
}

/** Properties assigned to a client, last assigned first. */
export function assignedQuery(clientId: string) {
  return queryOptions({
    ...once,
    queryKey: ['client-desk', clientId, 'properties'],
    queryFn: async ({ signal }) => (await call(routes.portfolio.read, { params: { id: clientId }, signal })).properties,
  });
}
