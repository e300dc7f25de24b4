import { ActionButton } from '#app/ui/action.tsx';
import css from './lazy-failed.module.css';

/** Shown in place of a part that failed to load, also after the notice at the bottom was closed. */
export function LazyFailed({ retry }: { readonly retry: () => void }) {
  return (
    <div className={css.failed}>
      <p>This part of the page could not be loaded.</p>
      <ActionButton tone="quiet" onClick={retry}>
        Load it again
      </ActionButton>
    </div>
  );
}
