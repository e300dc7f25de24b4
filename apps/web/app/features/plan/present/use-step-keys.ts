import { useEffect } from 'react';

/** What has the arrow keys itself: fields, charts, tables that scroll. */
const ownArrows = 'input, textarea, select, [contenteditable="true"], [tabindex="0"]';

/** ← and → outside of what has them itself: a step back, a step on. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    function onKeyDown({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || ctrlKey || metaKey || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(ownArrows)) return;
      onStep(key === 'ArrowRight' ? 1 : -1);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
