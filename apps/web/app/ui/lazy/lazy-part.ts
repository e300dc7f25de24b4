import { createElement, type FunctionComponent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { logFailure } from '#app/lib/log-failure.ts';
import { notLoaded } from '#app/loading/not-loaded.ts';
import { LazyFailed } from './lazy-failed.tsx';

interface LatePartOptions {
  /** Drawn until the code is there. */
  readonly waiting?: ReactNode;
  /** Parts that nobody asked for, such as the sheet for paper, stay away without a word. */
  readonly isSilent?: boolean;
}

/**
 * A component whose code loads when it is first drawn. Code that does not arrive, because the connection is away or its
 * release is gone, leaves the screen and what was typed there as they are: a notice says so and tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { waiting = null, isSilent = false }: LatePartOptions = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;

  return function LatePart(props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    // What tries again, once the code did not arrive.
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

    if (loaded !== null) return createElement(loaded, props);
    // What shows that it loads must not go on saying so.
    return waiting !== null && retry !== null ? createElement(LazyFailed, { retry }) : waiting;
  };
}
