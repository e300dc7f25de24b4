import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { showToast, type ToastText } from '#app/ui/toasts/toasts.ts';

/** A page of a list, and the cursor of the page that follows; null at the end. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

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

/** How a list's request stands; a failure is told by a toast as well. */
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

/** Reads a page of a list, with the cursor that came with it; that a retry waits is over when it ends. */
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
