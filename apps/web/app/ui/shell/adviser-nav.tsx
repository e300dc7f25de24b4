import { type FocusEvent, type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import css from './adviser-nav.module.css';
import { navLinks, type ShellLink } from './nav-links.ts';
import header from './site-header.module.css';

/** An adviser's screens in the order of a day. */
const deskLinks: readonly ShellLink[] = [
  { to: '/admin/today', label: 'Today' },
  { to: '/admin/clients', label: 'Clients' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/properties', label: 'Properties' },
];
/** Those of who runs the practice. */
const adminLinks: readonly ShellLink[] = [{ to: '/admin/outbox', label: 'Outbox' }];
const adminTools: readonly ShellLink[] = [
  { to: '/admin/practice', label: 'Practice' },
  { to: '/admin/practice/advisers', label: 'Advisers' },
];

// Screens of one record belong to the list that leads to them.
const sections: readonly (readonly [prefix: string, link: string])[] = [
  ['/admin/leads', '/admin/leads'],
  ['/admin/client', '/admin/clients'],
  ['/admin-client', '/admin/clients'],
  ['/property', '/properties'],
  ['/admin/propert', '/properties'],
  ['/add-property', '/properties'],
];

interface AdviserNavProps {
  /** The page's path. */
  readonly current: string;
  readonly onFollow: () => void;
}

/** The links of a signed-in adviser, with those of everybody else and the practice behind 'Tools'. */
export function AdviserNav({ current, onFollow }: AdviserNavProps) {
  const isAdmin = useIsAdmin();
  const section = sections.find(([prefix]) => current.startsWith(prefix))?.[1];
  return (
    <ul className={header.links}>
      {[...deskLinks, ...(isAdmin ? adminLinks : [])].map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={header.link} aria-current={currentOf({ to, current, section })} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Tools key={current} current={current} onFollow={onFollow} />
      </li>
      <li>
        <CommandButton onOpen={onFollow} />
      </li>
    </ul>
  );
}

function currentOf({ to, current, section }: { to: string; current: string; section: string | undefined }) {
  if (current === to) return 'page';
  return section === to ? 'true' : undefined;
}

/** Everybody's links and the practice; closed by Escape and by leaving them. */
function Tools({ current, onFollow }: AdviserNavProps) {
  const isAdmin = useIsAdmin();
  const part = useRef<HTMLDetailsElement>(null);

  function close() {
    if (part.current) part.current.open = false;
  }

  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key !== 'Escape' || part.current?.open !== true) return;
    // The menu of a small screen stays open.
    event.nativeEvent.stopImmediatePropagation();
    close();
    part.current.querySelector('summary')?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <details ref={part} className={css.tools} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={header.link}>Tools</summary>
      <ul className={css.list}>
        {[...navLinks, ...(isAdmin ? adminTools : [])].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={header.link} aria-current={current === to ? 'page' : undefined} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const CommandDialog = lazyPart(() =>
  import('./command-menu/command-dialog.tsx').then((module) => module.CommandDialog),
);

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

/** The button of an adviser's bar that finds clients, leads, properties and screens. */
function CommandButton({ onOpen }: { onOpen: () => void }) {
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
