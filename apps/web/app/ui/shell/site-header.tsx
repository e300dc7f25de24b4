import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { ToastText } from '#app/ui/toasts/toasts.ts';
import { Mark } from '#app/ui/wordmark.tsx';
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx';
import { navLinks } from './nav-links.ts';
import { SessionCorner } from './session-corner.tsx';
import css from './site-header.module.css';

/** Closes an open menu on Escape, giving the focus back to its button, and after every change of page. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
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

/** The bar at the top of every page; its links become a menu that opens and closes on small screens. */
export function SiteHeader({ signedOut }: { signedOut: ToastText }) {
  const menu = useMenu();
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
            <ul className={css.links}>
              {navLinks.map((link) => (
                <li key={link.to}>
                  <NavLink to={link.to} end className={css.link ?? ''} onClick={menu.close}>
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
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
