import { useSyncExternalStore } from 'react';
import { notLoaded } from '#app/loading/not-loaded.ts';
import { ActionButton } from '#app/ui/action.tsx';
import css from './not-loaded-notice.module.css';

/** Says that a chunk did not load, over the page, which stays as it is. */
export function NotLoadedNotice() {
  const missing = useSyncExternalStore(notLoaded.subscribe, notLoaded.read, () => null);
  if (missing === null) return null;

  function retry() {
    notLoaded.clear();
    missing?.retry();
  }

  return (
    <div className={`fh-no-print ${css.notice}`} role="alert">
      <p className={css.title}>This part could not be loaded</p>
      <p>
        Your connection may be down, or Freehold was updated after you opened this page. What you typed is still here:
        save or copy it before you load the page again.
      </p>
      <div className={css.actions}>
        <ActionButton onClick={retry}>Try again</ActionButton>
        <ActionButton tone="quiet" onClick={() => window.location.reload()}>
          Load the page again
        </ActionButton>
        <ActionButton tone="quiet" onClick={notLoaded.clear}>
          Close
        </ActionButton>
      </div>
    </div>
  );
}
