import { queryOptions } from '@tanstack/react-query';
import { suburbsIn } from './suburb-search.ts';

/** Every suburb of Australia with its postcode: a file of its own, loaded when a form first asks for it. */
export const suburbQuery = queryOptions({
  queryKey: ['suburbs'],
  queryFn: async () => suburbsIn((await import('./suburb-list.txt?raw')).default),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
});
