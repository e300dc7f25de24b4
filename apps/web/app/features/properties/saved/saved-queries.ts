import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { ownUserId } from '#app/lib/session.ts';
import { propertiesKey } from '../shared/property-query.ts';

/** True when a response to "is it saved" says yes: `true` or `{ saved: true }` only (decision F-04). */
export function isSavedAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === true;
  return 'saved' in answer && answer.saved === true;
}

/** True when the signed-in person has saved a property and not bought it yet. */
export function savedCheckQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertiesKey, 'saved', propertyId],
    queryFn: async ({ signal }) =>
      isSavedAnswer(await call(routes.savedProperties.check, { query: { ...ownUserId(), propertyId }, signal })),
  });
}

/** Ids of the properties the signed-in person has saved and not bought yet. */
export function savedIdsQuery() {
  return queryOptions({
    queryKey: [...propertiesKey, 'saved-ids'],
    async queryFn({ signal }): Promise<readonly string[]> {
      const links = await call(routes.savedProperties.list, { query: { ...ownUserId(), purchased: 'false' }, signal });
      return links.map((link) => link.property_id);
    },
  });
}
