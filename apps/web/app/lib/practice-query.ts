import { routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** The practice that looks after the clients here. */
export const practiceQuery = queryOptions({
  queryKey: ['practice'],
  queryFn: ({ signal }) => call(routes.practice.read, { signal }),
});
