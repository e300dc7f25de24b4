import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { enableDeferredStylesheets } from '#app/loading/deferred-stylesheets.ts';
import { openLatePages } from '#app/loading/late-pages.ts';
import { demoCode } from './lib/demo-code.ts';
import { endLeftSessions } from './lib/left-sessions.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

/** Keeps the calculators usable without a network (service-worker/). After everything else: nothing on the page needs it. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

trustOwnScripts();
demoCode.load = () => import('./demo/demo-call.ts');
enableDeferredStylesheets();
keepForOffline();
endLeftSessions();

/** The router, which marks the document once the page answers: what looks at the page from outside waits for that. */
function Pages() {
  useEffect(() => {
    openLatePages();
    document.documentElement.dataset.ready = '';
  }, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Pages />
    </StrictMode>,
  );
});
