import type { ReactNode } from 'react';
import { NotLoadedNotice } from '#app/ui/lazy/not-loaded-notice.tsx';
import { ToastHost } from '#app/ui/toasts/toast-host.tsx';
import type { ToastText } from '#app/ui/toasts/toasts.ts';
import type { DemoTexts } from './demo-badge.tsx';
import { DemoHost } from './demo-host.tsx';
import css from './page-shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useCanonicalHost } from './use-canonical-host.ts';
import { useRouteFocus } from './use-route-focus.ts';

interface PageShellProps {
  /** What a person reads who has just signed out. */
  readonly signedOut: ToastText;
  /** What a person reads in the demo. */
  readonly demo: DemoTexts;
  readonly children: ReactNode;
}

/** Header, content and footer of every page, and in the demo the badge that says so. */
export function PageShell({ signedOut, demo, children }: PageShellProps) {
  useRouteFocus('content');
  useCanonicalHost();
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <SiteHeader signedOut={signedOut} />
      <main id="content" tabIndex={-1} className={css.content}>
        {children}
      </main>
      <SiteFooter />
      <DemoHost signedOut={signedOut} texts={demo} />
      <ToastHost />
      <NotLoadedNotice />
    </div>
  );
}
