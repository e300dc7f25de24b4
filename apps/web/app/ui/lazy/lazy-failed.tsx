import { ActionButton } from '#app/ui/action.tsx';
import css from './lazy-failed.module.css';

/** In the place of a part that did not load, also after the notice at the foot of the page was closed. */
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
