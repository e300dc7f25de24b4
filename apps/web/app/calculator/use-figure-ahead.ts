import { type RefObject, useCallback, useRef } from 'react';
import type { ShowFigure } from './result-figure.tsx';

interface FigureAhead<Draft> {
  /** For the `ResultFigure`. */
  readonly figure: RefObject<ShowFigure | null>;
  /** For the fields. */
  readonly showAhead: (draft: Draft) => boolean;
  /** The figure of a draft; null where its name or unit is another, or an input is wrong. Set at each render. */
  readonly textOf: RefObject<(draft: Draft) => string | null>;
}

/**
 * Shows a calculator's figure in the frame of the keystroke, and renders what else follows from it after that frame:
 * React's render alone takes a third of what a slow phone has for a keystroke.
 */
export function useFigureAhead<Draft>(): FigureAhead<Draft> {
  const figure = useRef<ShowFigure>(null);
  const textOf = useRef<(draft: Draft) => string | null>(() => null);
  const showAhead = useCallback((draft: Draft) => {
    const text = textOf.current(draft);
    return text !== null && figure.current?.(text) === true;
  }, []);
  return { figure, showAhead, textOf };
}
