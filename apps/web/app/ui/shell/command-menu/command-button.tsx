import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import header from '../site-header.module.css';
import css from './command-menu.module.css';

const CommandDialog = lazyPart(() => import('./command-dialog.tsx').then((module) => module.CommandDialog));

/** Opens on Ctrl+K and ⌘K wherever no other dialog is open, and gives the focus back where it was. */
function useCommandMenu(onOpen: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const before = useRef<Element | null>(null);

  function open() {
    before.current = document.activeElement;
    setOpened(true);
    setOpen(true);
    onOpen();
  }

  function focusBack() {
    const places = [before.current, document.querySelector('[aria-controls="site-menu"]')];
    // After a navigation, or in the closed menu of a small screen, the place may be gone.
    const place = places.find((known) => known !== document.body && known?.isConnected && known.checkVisibility());
    if (place instanceof HTMLElement) place.focus();
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // A browser's own answer would leave the page.
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) open();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return { isOpen, wasOpened, open, close: () => setOpen(false), focusBack };
}

/** The button of an adviser's bar that finds clients, leads and screens. */
export function CommandButton({ onOpen }: { onOpen: () => void }) {
  const menu = useCommandMenu(onOpen);
  return (
    <>
      <button
        type="button"
        className={`${header.link} ${css.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={menu.open}
      >
        Find
        <span className={css.keys} aria-hidden="true">
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {menu.wasOpened && <CommandDialog isOpen={menu.isOpen} onClose={menu.close} onClosed={menu.focusBack} />}
    </>
  );
}
