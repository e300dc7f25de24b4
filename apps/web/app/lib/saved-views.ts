import {
  type SavedView as KeptView,
  longestViewName,
  routes,
  savedViewMessages,
  type ViewedList,
  type SavedViewInput as ViewToKeep,
} from '@freehold/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './api-client.ts';
import { errorText } from './error-text.ts';
import { useCall } from './use-call.ts';

export type { KeptView, ViewToKeep };

/** Most characters of a view's name, and what is said where it has none. */
export const viewRules = { longestName: longestViewName, noName: savedViewMessages.noName };

/** The views of one list: `Shown` is what a view shows of it. */
export interface ListViews<Shown> {
  readonly list: ViewedList;
  /** Views that everybody has. */
  readonly fixed: readonly (Shown & { readonly name: string })[];
  /** The same for two that show the same part of the list. */
  readonly keyOf: (shown: Shown) => string;
  readonly toKeep: (shown: Shown, name: string) => ViewToKeep;
  /** Null for a view of another list. */
  readonly fromKept: (view: KeptView) => Shown | null;
}

function viewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => call(routes.savedViews.list, { query: { list }, signal }),
  });
}

/** An adviser's own views of a list, with the one deleted last until it is brought back. `keep` says if it was kept. */
export function useSavedViews(list: ViewedList) {
  const client = useQueryClient();
  const query = viewsQuery(list);
  const found = useQuery(query);
  const keeping = useCall(routes.savedViews.keep);
  const removing = useCall(routes.savedViews.remove);
  const [removed, setRemoved] = useState<KeptView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });

  async function keep(id: string, body: ViewToKeep): Promise<boolean> {
    setFailure(null);
    const outcome = await keeping.run({ params: { id }, body });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The view was not saved. Please try again.'));
    if (outcome.kind !== 'done') return false;
    setRemoved(null);
    await refresh();
    return true;
  }

  async function remove(id: string): Promise<void> {
    setFailure(null);
    const outcome = await removing.run({ params: { id } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The view was not deleted. Please try again.'));
    if (outcome.kind !== 'done') return;
    setRemoved(outcome.reply);
    await refresh();
  }

  return {
    views: found.data ?? [],
    isFailed: found.isError,
    retry: () => void found.refetch(),
    isSaving: keeping.isRunning || removing.isRunning,
    failure,
    clearFailure: () => setFailure(null),
    removed,
    keep,
    remove,
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
