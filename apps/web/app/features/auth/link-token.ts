import { useSyncExternalStore } from 'react';

/** Secret of a mailed link, from `#token=`; null if the hash has none. */
export function linkTokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim();
  return token === undefined || token === '' ? null : token;
}

/** Whether a mailed link is for somebody’s first password, by its hash. */
export function isFirstPassword(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).has('first');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Secret in this page's URL; undefined until the browser has been read. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => linkTokenOf(window.location.hash),
    () => undefined,
  );
}
