import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';

/** Suggestions to a published plan, the newest first; `userId` is the client whose it is, for an adviser. */
export function suggestionsQuery(id: string, userId?: string) {
  return queryOptions({
    queryKey: ['plan-suggestions', id],
    // Each read by an adviser is audited.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call(routes.planSuggestions.list, { params: { id }, query: userId === undefined ? {} : { userId }, signal }),
  });
}
