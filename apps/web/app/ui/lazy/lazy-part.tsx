import { type FunctionComponent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { logFailure } from '#app/lib/log-failure.ts';
import { notLoaded } from '#app/loading/not-loaded.ts';
import { ActionButton } from '#app/ui/action.tsx';
import css from './lazy-part.module.css';

interface LatePartOptions {
  /** Fallback while the code loads. */
  readonly waiting?: ReactNode;
  /** Parts nobody requested, such as the print sheet, fail silently. */
  readonly isSilent?: boolean;
}

/**
 * A component whose code loads on first render. If the code does not arrive, because the connection is down or its
 * release is gone, the screen and its input stay as they are: a notice says so and retries.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { waiting = null, isSilent = false }: LatePartOptions = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;

  return function LatePart(props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    // Retries after a failed load.
    const [retry, setRetry] = useState<(() => void) | null>(null);

    useEffect(() => {
      if (loaded !== null) return;
      let isDrawn = true;
      const attempt = () => {
        setRetry(null);
        load().then(
          (Part) => {
            loaded = Part;
            if (isDrawn) drawAgain();
          },
          (error) => {
            logFailure('A part of the page could not be loaded', error);
            if (!isDrawn || isSilent) return;
            notLoaded.tell(attempt);
            setRetry(() => attempt);
          },
        );
      };
      attempt();
      return () => {
        isDrawn = false;
      };
    }, []);

    const Loaded = loaded;
    if (Loaded !== null) return <Loaded {...props} />;
    // A loading state must not claim to be loading any more.
    return waiting !== null && retry !== null ? <LazyFailed retry={retry} /> : waiting;
  };
}

/** Shown in place of a part that failed to load, also after the notice at the bottom was closed. */
function LazyFailed({ retry }: { readonly retry: () => void }) {
  return (
    <div className={css.failed}>
      <p>This part of the page could not be loaded.</p>
      <ActionButton tone="quiet" onClick={retry}>
        Load it again
      </ActionButton>
    </div>
  );
}
