import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { showToast, type ToastText } from '#app/ui/toasts/toasts.ts';

/** A page of a list, and the cursor of the next one; null at the end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A page of a table with its request state. */
export interface Listing<Row> {
  readonly page: ListPage<Row> | undefined;
  /** True while the rows are the previous page's and the requested one is loading. */
  readonly isOlder: boolean;
  readonly isFetching: boolean;
  /** True once a first response arrived, a page or a failure. */
  readonly isSettled: boolean;
  /** Null while the list is fine or being refetched. */
  readonly error: unknown;
  /** The next retry, or null. */
  readonly waiting: Waiting | null;
  readonly retry: () => void;
}

/** Request state of a list; a failure shows a toast as well. */
export function useListing<Row>(
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

/** Fetches a page of a list by its cursor, and clears the retry notice at the end. */
export async function listPage<Row>(
  onWaiting: (waiting: Waiting | null) => void,
  read: (onNext: (cursor: string | null) => void) => Promise<readonly Row[]>,
): Promise<ListPage<Row>> {
  const told: { next: string | null } = { next: null };
  try {
    const rows = await read((cursor) => {
      told.next = cursor;
    });
    return { rows, next: told.next };
  } finally {
    onWaiting(null);
  }
}
