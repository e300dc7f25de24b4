import { createElement, type FunctionComponent, type ReactNode, useEffect, useReducer } from 'react';
import { logFailure } from '#app/lib/log-failure.ts';
import { notLoaded } from '#app/lib/not-loaded.ts';

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
export function latePart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { waiting = null, isSilent = false }: LatePartOptions = {},
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;

  return function LatePart(props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);

    useEffect(() => {
      if (loaded !== null) return;
      let isDrawn = true;
      const attempt = () => {
        load().then(
          (Part) => {
            loaded = Part;
            if (isDrawn) drawAgain();
          },
          (error) => {
            logFailure('A part of the page could not be loaded', error);
            if (isDrawn && !isSilent) notLoaded.tell(attempt);
          },
        );
      };
      attempt();
      return () => {
        isDrawn = false;
      };
    }, []);

    return loaded === null ? waiting : createElement(loaded, props);
  };
}
