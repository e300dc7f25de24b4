import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

// Parameters that may hold names: searches and cursors.
const privateKeys = ['q', 'cursor', 'clients', 'clients-after', 'properties', 'properties-after'];

const stateSchema = z.object({ search: z.string() });

/** A list's query in two parts: what may be in the URL, and what names people. */
export function splitSearch(search: string): { readonly shown: string; readonly hidden: string } {
  const entries = [...new URLSearchParams(search)];
  const part = (isPrivate: boolean) => textOf(entries.filter(([key]) => privateKeys.includes(key) === isPrivate));
  return { shown: part(false), hidden: part(true) };
}

/** The whole query of a list, from the URL and the history entry's state. */
export function joinedSearch(search: string, historyState: unknown): string {
  const known = z.safeParse(stateSchema, historyState);
  const kept = known.success ? splitSearch(known.data.search).hidden : '';
  return textOf([...new Map([...new URLSearchParams(search), ...new URLSearchParams(kept)])]);
}

/**
 * Query state of a screen's lists. Advisers search for names, and URLs end up in the browser's history list, so
 * searches are kept in the history entry's state only: reload and Back restore them. A URL opened with a search is
 * cleaned.
 */
export function usePrivateSearch() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = joinedSearch(search, state);

  function go(next: string, { replace, state: kept }: { readonly replace: boolean; readonly state: object }) {
    const { shown, hidden } = splitSearch(next);
    void navigate({ search: shown }, { replace, preventScrollReset: true, state: { ...kept, search: hidden } });
  }

  useEffect(() => {
    if (splitSearch(search).hidden === '') return;
    const kept = typeof state === 'object' ? state : {};
    go(query, { replace: true, state: { ...kept } });
  });

  return { query, state, go };
}

function textOf(entries: readonly (readonly [string, string])[]): string {
  const text = new URLSearchParams(entries.map(([key, value]) => [key, value])).toString();
  return text === '' ? '' : `?${text}`;
}
