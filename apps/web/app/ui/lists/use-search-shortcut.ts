import { useEffect, useSyncExternalStore } from 'react';
import { browserStorage } from '#app/lib/browser-storage.ts';
import { subscribers } from '#app/loading/subscribers.ts';

const storageKey = 'searchShortcut';
const { subscribe, notify } = subscribers();

/** Whether `/` focuses the search, and a setter: WCAG requires that single-character shortcuts can be turned off. */
export function useShortcutChoice() {
  const isOn = useSyncExternalStore(
    subscribe,
    () => browserStorage().getItem(storageKey) !== 'off',
    () => true,
  );
  function choose(isWanted: boolean) {
    if (isWanted) browserStorage().removeItem(storageKey);
    else browserStorage().setItem(storageKey, 'off');
    notify();
  }
  return { isOn, choose };
}

const writing = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/** Makes `/` focus the search of the table that has the focus, else of the first one. */
export function useSearchShortcut(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(writing)) return;
      const near = target instanceof Element ? target.closest('section')?.querySelector('input[type="search"]') : null;
      const field = near ?? document.querySelector('input[type="search"]');
      if (!(field instanceof HTMLElement)) return;
      event.preventDefault();
      field.focus();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
