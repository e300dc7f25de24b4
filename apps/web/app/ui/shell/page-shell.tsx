import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLiveSession } from '#app/lib/session.ts';
import { notLoaded } from '#app/loading/not-loaded.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import type { ToastText } from '#app/ui/toasts/toasts.ts';
import { subscribeToToasts, waitingToasts } from '../toasts/toasts.ts';
import type { DemoTexts } from './demo-badge.tsx';
import css from './page-shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const Toaster = lazyPart(() => import('../toasts/toaster.tsx').then((module) => module.Toaster), { isSilent: true });
const none: readonly never[] = [];

/** Loads the toast component with the first toast, so pages without any do not download it. */
function ToastHost() {
  const waiting = useSyncExternalStore(subscribeToToasts, waitingToasts, () => none);
  const wasNeeded = useRef(false);
  if (waiting.length > 0) wasNeeded.current = true;
  if (!wasNeeded.current) return null;
  return <Toaster />;
}

const DemoBadge = lazyPart(() => import('./demo-badge.tsx').then((module) => module.DemoBadge));

/** Loads the demo's parts of every screen when the demo starts, so nobody else downloads them. */
function DemoHost(props: { readonly signedOut: ToastText; readonly texts: DemoTexts }) {
  const session = useLiveSession();
  if (session.status !== 'signed-in' || session.user.isDemo !== true) return null;
  return <DemoBadge {...props} />;
}

/** Says that a chunk did not load, over the page, which stays as it is. */
function NotLoadedNotice() {
  const missing = useSyncExternalStore(notLoaded.subscribe, notLoaded.read, () => null);
  if (missing === null) return null;

  function retry() {
    notLoaded.clear();
    missing?.retry();
  }

  return (
    <div className={`fh-no-print ${css.notice}`} role="alert">
      <p className={css.title}>This part could not be loaded</p>
      <p>
        Your connection may be down, or Freehold was updated after you opened this page. What you typed is still here:
        save or copy it before you load the page again.
      </p>
      <div className={css.actions}>
        <ActionButton onClick={retry}>Try again</ActionButton>
        <ActionButton tone="quiet" onClick={() => window.location.reload()}>
          Load the page again
        </ActionButton>
        <ActionButton tone="quiet" onClick={notLoaded.clear}>
          Close
        </ActionButton>
      </div>
    </div>
  );
}

interface PageShellProps {
  /** Message after signing out. */
  readonly signedOut: ToastText;
  /** Message in the demo. */
  readonly demo: DemoTexts;
  readonly children: ReactNode;
}

/** Header, content and footer of every page, with the badge in the demo. */
export function PageShell({ signedOut, demo, children }: PageShellProps) {
  useRouteFocus('content');
  useCanonicalHost();
  // A calculator in another site's frame stands alone (docs/EMBEDDING.md).
  const isFramed = useLocation().pathname.startsWith('/embed/');
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      {isFramed || <SiteHeader signedOut={signedOut} />}
      <main id="content" tabIndex={-1} className={css.content}>
        {children}
      </main>
      {isFramed || <SiteFooter />}
      <DemoHost signedOut={signedOut} texts={demo} />
      <ToastHost />
      <NotLoadedNotice />
    </div>
  );
}

/**
 * Completes the page's canonical address with the host it was read from. Prerendered pages carry the path alone, since
 * one build is served under many hosts, and search engines want a whole address.
 */
function useCanonicalHost(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own canonical link
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    link?.setAttribute('href', link.href);
  }, [pathname]);
}

/** After a navigation, moves the focus to the new content, as a full page load would. */
function useRouteFocus(id: string): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, id]);
}
