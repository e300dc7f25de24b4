import { useSyncExternalStore } from 'react';

/** The secret of a mailed link, which stands behind `#token=`; null where the address holds none. */
export function linkTokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim();
  return token === undefined || token === '' ? null : token;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The secret in the address of this page; undefined until the browser has been asked. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => linkTokenOf(window.location.hash),
    () => undefined,
  );
}
