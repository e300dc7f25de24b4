import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { signOut, useSession } from '#app/lib/session.ts';
import { roleLabel, useOwnProfile } from '#app/lib/session-profile.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { showToast, type ToastText } from '#app/ui/toasts/toasts.ts';
import { Mark } from '#app/ui/wordmark.tsx';
import { navLinks } from './nav-links.ts';
import css from './site-header.module.css';

// Only advisers load it.
const AdviserNav = lazyPart(() => import('./adviser-nav.tsx').then((module) => module.AdviserNav));

/** Closes an open menu on Escape, returning the focus to its button, and after every navigation. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers it
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return { isOpen, button, toggle: () => setOpen((open) => !open), close: () => setOpen(false) };
}

/**
 * The page's path as links write it. A page is prerendered at `/about/` and read at `/about`, which the router's link
 * treats as different.
 */
function useCurrentPath(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** The header bar; on small screens its links become a menu. */
export function SiteHeader({ signedOut }: { signedOut: ToastText }) {
  const menu = useMenu();
  const current = useCurrentPath();
  const session = useSession();
  const isAdviser = session.status === 'signed-in' && session.user.role !== 'CLIENT';
  return (
    <header className={css.bar} data-open={menu.isOpen || undefined}>
      <div className={`fh-width ${css.row}`}>
        <Link to="/" className={css.wordmark} aria-label="Freehold, home" onClick={menu.close}>
          <Mark />
          <span>Freehold</span>
        </Link>
        <button
          ref={menu.button}
          type="button"
          className={css.menuButton}
          aria-expanded={menu.isOpen}
          aria-controls="site-menu"
          onClick={menu.toggle}
        >
          <span className={css.menuIcon} aria-hidden="true" />
          <span className="fh-for-readers">Menu</span>
        </button>
        <div id="site-menu" className={css.menu}>
          <nav aria-label="Main">
            {isAdviser ? (
              <AdviserNav current={current} onFollow={menu.close} />
            ) : (
              <ul className={css.links}>
                {navLinks.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className={css.link}
                      aria-current={current === link.to ? 'page' : undefined}
                      onClick={menu.close}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </nav>
          <div className={css.corner}>
            <ColourSchemeToggle />
            <SessionCorner signedOut={signedOut} onLeave={menu.close} />
          </div>
        </div>
      </div>
    </header>
  );
}

const nextScheme: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };

const schemeNames: Record<MantineColorScheme, string> = { auto: 'as on this device', light: 'light', dark: 'dark' };

const schemeIcons: Record<MantineColorScheme, string> = {
  auto: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15ZM10 2.5v15M13 3.2v13.6M16 5.6v8.8',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6l1.4 1.4M16 4l-1.4 1.4M5.4 14.6L4 16',
  dark: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
};

const never = () => () => undefined;

/** Cycles through light, dark and auto. The choice is known only in the browser, so it starts as auto. */
function ColourSchemeToggle() {
  // disableTransitions injects a style element, which the CSP refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = isBrowser ? colorScheme : 'auto';
  const name = `Colours: ${schemeNames[shown]}. Change to ${schemeNames[nextScheme[shown]]}`;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={name}
      title={name}
      onClick={() => setColorScheme(nextScheme[shown])}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
        <path
          d={schemeIcons[shown]}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

/**
 * The signed-in person, linked to their account, and sign-out; or sign-in. Space is reserved while this is not known.
 */
function SessionCorner({ signedOut, onLeave }: { signedOut: ToastText; onLeave: () => void }) {
  const session = useSession();
  const profile = useOwnProfile();

  function leave() {
    onLeave();
    // Signs out here at once; the server call may fail.
    void signOut();
    showToast({ ...signedOut, tone: 'success' });
  }

  if (session.status === 'signed-in') {
    const { email, role } = session.user;
    return (
      <div className={css.signedIn}>
        <Link to="/account" className={css.who ?? ''} title={`Your account, ${email}`} onClick={onLeave}>
          <span className={css.role}>{roleLabel(profile, role)}</span>
          <span className={css.email}>{email}</span>
        </Link>
        <ActionButton tone="quiet" className={css.leave} onClick={leave}>
          Sign Out
        </ActionButton>
      </div>
    );
  }
  return (
    <ActionLink to="/auth" onClick={onLeave} isHidden={session.status === 'loading'}>
      Sign In
    </ActionLink>
  );
}
