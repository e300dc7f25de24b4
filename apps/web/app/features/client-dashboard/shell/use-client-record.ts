import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localDay } from '#app/calculator/today.ts';
import type { Waiting } from '#app/lib/api-client.ts';
import { portfolioQuery } from '../properties/portfolio-query.ts';
import type { ClientRecord } from '../shared/client-record.ts';
import { clientKey, detailsQuery } from '../shared/details-query.ts';

/** The client's record once loaded, its loading state, and functions to retry and reload. */
export function useClientRecord(clientId: string) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const cache = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(detailsQuery(clientId, setWaiting));
  // Loaded with the dashboard whichever tab is open, so that failures show at once (decision I-13).
  useQuery(portfolioQuery(clientId));
  const record: ClientRecord | undefined = data && { details: data, today: localDay(new Date()) };
  return {
    record,
    waiting,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    /** Refetches everything stored about the client. */
    reload: () => void cache.invalidateQueries({ queryKey: clientKey(clientId) }),
  };
}
