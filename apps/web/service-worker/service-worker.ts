import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { offlinePage } from './offline-page.ts';

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
