import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#app/lib/session.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import type { ToastText } from '#app/ui/toasts/toasts.ts';
import { Mark } from '#app/ui/wordmark.tsx';
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx';
import { navLinks } from './nav-links.ts';
import { SessionCorner } from './session-corner.tsx';
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
  const isAdviser = session.status === 'signed-in' && session.user.role === 'ADMIN';
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
