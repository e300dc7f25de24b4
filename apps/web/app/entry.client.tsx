import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { enableDeferredStylesheets } from '#app/loading/deferred-stylesheets.ts';
import { openLatePages } from '#app/loading/late-pages.ts';
import { browserSession } from './lib/browser-session.ts';
import { demoCode } from './lib/demo-code.ts';
import { keptTickets } from './lib/sign-out-tickets.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

/** Ends, at the server, sessions that were signed out while offline: now, and whenever the network returns. */
function endLeftSessions(): void {
  window.addEventListener('online', () => void end());
  void end();
}

async function end(): Promise<void> {
  // The demo calls no server; tickets wait until it is over.
  if (keptTickets().length === 0 || browserSession.demoRole() !== null) return;
  try {
    const { sendTickets } = await import('./lib/log-out.ts');
    await sendTickets();
  } catch {
    // Still offline: retried at the next start.
  }
}

/** Keeps the calculators usable offline (service-worker/). Last: nothing on the page needs it. */
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

/** The router; it marks the document once the page is hydrated, which tests and monitors wait for. */
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
