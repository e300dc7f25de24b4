import { type ClientSort, type PropertySort, type ToastText, toasts } from '@freehold/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { clientsQuery, type ListPage, propertiesQuery } from './lists-query.ts';
import type { TablePart } from './table-address.ts';

/** A page of a table and how its request stands. */
export interface Listing<Row> {
  readonly page: ListPage<Row> | undefined;
  /** Whether the rows are those of the page before, while the asked one is on the way. */
  readonly isOlder: boolean;
  readonly isFetching: boolean;
  /** Whether a first answer came, a page or a failure. */
  readonly isSettled: boolean;
  /** Null while the list is fine or being fetched again. */
  readonly error: unknown;
  /** The retry that is coming, or null. */
  readonly waiting: Waiting | null;
  readonly retry: () => void;
}

/** The clients of a part of their list; a failure is told by a toast as well. */
export function useClients(part: TablePart<ClientSort>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  return useListing(useQuery(clientsQuery(part, setWaiting)), { waiting, failed: toasts.clientsLoadFailed });
}

/** The properties of a part of their list, as `useClients`. */
export function useProperties(part: TablePart<PropertySort>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  return useListing(useQuery(propertiesQuery(part, setWaiting)), { waiting, failed: toasts.propertiesLoadFailed });
}

function useListing<Row>(
  query: UseQueryResult<ListPage<Row>>,
  { waiting, failed }: { waiting: Waiting | null; failed: ToastText },
): Listing<Row> {
  const { data, error, errorUpdatedAt, isFetched, isFetching, isPlaceholderData, refetch } = query;

  useEffect(() => {
    if (errorUpdatedAt > 0) showToast({ ...failed, tone: 'error' });
  }, [errorUpdatedAt, failed]);

  return {
    page: data,
    isOlder: isPlaceholderData,
    isFetching,
    isSettled: isFetched,
    error: isFetching ? null : error,
    waiting,
    retry: () => void refetch(),
  };
}
