import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** The signed-in user's account. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(routes.auth.account, { signal }),
});

/** The signed-in user's live sessions, most recently used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(routes.auth.sessions, { signal }),
});

/** The mails that the signed-in client has asked for. */
export const askedMailsQuery = queryOptions({
  queryKey: ['account', 'mails'],
  queryFn: ({ signal }) => call(routes.askedMails.read, { signal }),
});

/** The advisers who see the signed-in client's record. */
export const seenByQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['account', 'seen-by', clientId],
    queryFn: ({ signal }) => call(routes.advisers.ofClient, { params: { id: clientId }, signal }),
  });
