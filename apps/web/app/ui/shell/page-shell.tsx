import type { ReactNode } from 'react';
import { ToastHost } from '#app/ui/toasts/toast-host.tsx';
import type { ToastText } from '#app/ui/toasts/toasts.ts';
import css from './page-shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useCanonicalHost } from './use-canonical-host.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Header, content and footer of every page; `signedOut` is what a person reads who has just signed out. */
export function PageShell({ signedOut, children }: { signedOut: ToastText; children: ReactNode }) {
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
      <ToastHost />
    </div>
  );
}
