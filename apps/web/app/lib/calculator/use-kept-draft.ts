import { type RefObject, useEffect, useState } from 'react';
import { restQueue } from '#app/lib/after-rest.ts';
import { tabStorage } from '#app/lib/browser-storage.ts';
import { type DraftPlace, keepDraft } from './draft-storage.ts';

// Longer than the gap between keystrokes, shorter than it takes to leave.
const restMs = 250;

/**
 * Keeps the draft in this browser once its calculator has started: when typing rests, and at the latest when the page is left. The
 * store takes a good part of what a keystroke may cost.
 */
export function useKeptDraft<Draft>(place: DraftPlace<Draft>, draft: Draft, hasStarted: RefObject<boolean>): void {
  const [queue] = useState(() => restQueue(restMs));
  useEffect(() => {
    if (hasStarted.current) queue.afterRest(() => keepDraft(tabStorage(), place, draft));
  }, [queue, hasStarted, place, draft]);
  useEffect(() => {
    window.addEventListener('pagehide', queue.settle);
    return () => {
      window.removeEventListener('pagehide', queue.settle);
      queue.settle();
    };
  }, [queue]);
}
