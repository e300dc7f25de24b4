import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { offlineTools } from './offline-tools.ts';

// Colours of theme/tokens.css: its file may not be here.
const style = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 15vh 24px 24px; background: light-dark(#faf7f2, #121a21); color: light-dark(#16222b, #e4eaef);
    font: 1rem/1.6 system-ui, sans-serif }
  main { max-width: 34rem; margin: auto }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
  a { color: light-dark(#215a46, #a6d3bf) }
  .again { display: inline-block; margin: .5rem 0 1.5rem; padding: .75rem 1.25rem; border-radius: 8px; text-decoration: none;
    background: light-dark(#2c6f56, #2f7a5f); color: #fff; font-weight: 600 }
  a:focus-visible { outline: 3px solid light-dark(#1a4939, #a6d3bf); outline-offset: 2px }
  li { padding: .25rem 0 }`;

const html = `<!doctype html>
<html lang="en-AU" data-ready>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline – Freehold</title>
<style>${style}</style>
<main>
  <h1>You are offline</h1>
  <p>This page needs an internet connection. Nothing you have saved is lost.</p>
  <a class="again" href="">Try again</a>
  <p>These work without a connection:</p>
  <ul>
    ${offlineTools.map(({ to, label }) => `<li><a href="${to}">${label}</a></li>`).join('\n    ')}
  </ul>
</main>
</html>`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

/** Response for a URL that cannot be reached, in place of the browser's error page. It runs no script. */
function offlinePage(): Response {
  return new Response(html, { status: 503, headers });
}

/** Filled in by the build (build-steps/service-worker.ts). */
declare const offlineFiles: { url: string; revision: string | null }[];
declare const offlinePages: Readonly<Record<string, string>>;

// Long enough for a slow phone network, short enough for a dead one.
const networkTimeoutMs = 4_000;

// Caches the calculators and their files; never signed-in screens or API calls.
precache(offlineFiles);

// Network first for pages, so that figures and rules are current.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageFile(url) !== undefined,
  async ({ request, url }) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(networkTimeoutMs) });
    } catch {
      return (await matchPrecache(pageFile(url) ?? '')) ?? offlinePage();
    }
  },
);

// All other pages come from the network, however slow it is.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  ({ request }) => fetch(request).catch(() => offlinePage()),
);

// Hashed files never change: cache first.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await matchPrecache(request.url)) ?? (await fetch(request)),
);

function pageFile(url: URL): string | undefined {
  return offlinePages[url.pathname === '/' ? '/' : url.pathname.replace(/\/$/, '')];
}
