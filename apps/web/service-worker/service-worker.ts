import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Filled in by the build (build-steps/service-worker.ts). */
declare const offlineFiles: { url: string; revision: string | null }[];
declare const offlinePages: Readonly<Record<string, string>>;

// Long enough for a slow phone network, short enough that nobody gives up on a dead one.
const patienceMs = 4_000;

// The calculators and what they are made of; nothing of a signed-in screen, and no call of the API ever.
precache(offlineFiles);

// A page comes from the network while there is one, so that its figures and rules are today's.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageFile(url) !== undefined,
  async ({ request, url }) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      const kept = await matchPrecache(pageFile(url) ?? '');
      if (kept === undefined) throw error;
      return kept;
    }
  },
);

// Files with a hash in their name never change, so the kept one is as good as the server's. Files that are not kept are the
// browser's own affair.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await matchPrecache(request.url)) ?? (await fetch(request)),
);

function pageFile(url: URL): string | undefined {
  return offlinePages[url.pathname === '/' ? '/' : url.pathname.replace(/\/$/, '')];
}
