import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { enableDeferredStylesheets } from '#app/loading/deferred-stylesheets.ts';
import { openLatePages } from '#app/loading/late-pages.ts';
import { browserSession } from './lib/browser-session.ts';
import { demoCode } from './lib/demo-code.ts';
import { keptTickets } from './lib/sign-out-tickets.ts';

interface ScriptRules {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptRules): unknown } | undefined;
}

/**
 * Trusted Types policy for the CSP's `require-trusted-types-for 'script'`. Allows script URLs of this site, and as HTML
 * only the empty element React makes a script from; anything else throws a TypeError at the sink, whatever was
 * injected. Browsers without Trusted Types ignore it.
 */
function trustOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: harmless, createScriptURL: onlyOwnProgram });
}

function harmless(markup: string): string {
  // JSON-LD is text in a script element that never runs.
  if (!markup.includes('<') || markup === '<script></script>') return markup;
  throw new TypeError('Markup is not taken as text');
}

function onlyOwnProgram(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  const isOwn = origin === location.origin && (pathname === '/sw.js' || pathname.startsWith('/assets/'));
  if (isOwn) return address;
  throw new TypeError('Not a program of this site');
}

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
  // In a frame it would keep everything again for each site around it.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || parent !== window) return;
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
