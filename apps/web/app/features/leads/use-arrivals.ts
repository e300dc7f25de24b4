import { useQuery, useQueryClient } from '@tanstack/react-query';
import { arrivalsQuery, leadLists, markKey, markQuery } from './desk-queries.ts';

/** Leads that arrived since the desk's lists were loaded, and how to load them anew. */
export function useArrivals() {
  const client = useQueryClient();
  const mark = useQuery(markQuery);
  const now = useQuery(arrivalsQuery(mark.data?.since));
  const before = mark.data?.count ?? 0;
  return {
    /** Whether the lists may load: the count begins before them, so that no lead falls between the two. */
    isReady: !mark.isPending,
    count: Math.max(0, (now.data?.count ?? before) - before),
    async refresh() {
      await client.refetchQueries({ queryKey: markKey });
      await client.invalidateQueries({ queryKey: leadLists });
    },
  };
}
