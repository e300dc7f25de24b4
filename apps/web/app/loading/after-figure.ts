import { flushSync } from 'react-dom';

/** What a window tells before anything could read what is waiting. */
type WindowEvents = Pick<EventTarget, 'addEventListener'>;

interface FigureQueue {
  /** Renders work after the frame that shows a figure, or before the next event that could read what it changes. */
  afterFigure(work: () => void): void;
  /** Renders what waits now. */
  settleFigures(): void;
}

// Typing, leaving a field, pressing, sending, printing and going away all read the state of a form.
const readers = 'keydown beforeinput focusout pointerdown click submit beforeprint pagehide visibilitychange'.split(
  ' ',
);

/**
 * Holds back the render of a keystroke whose figure is on screen already, so that the frame that shows it is not late.
 */
export function figureQueue(events: WindowEvents, nextFrame: (work: () => void) => void): FigureQueue {
  const waiting: (() => void)[] = [];

  function settleFigures() {
    const works = waiting.splice(0);
    if (works.length === 0) return;
    flushSync(() => {
      for (const work of works) work();
    });
  }

  for (const type of readers) events.addEventListener(type, settleFigures, { capture: true, passive: true });
  return {
    afterFigure(work) {
      waiting.push(work);
      if (waiting.length === 1) nextFrame(settleFigures);
    },
    settleFigures,
  };
}

// No events while prerendering. requestAnimationFrame runs before paint; a task queued from it runs after.
export const { afterFigure, settleFigures } = figureQueue(
  typeof window === 'undefined' ? new EventTarget() : window,
  (work) => requestAnimationFrame(() => setTimeout(work)),
);
