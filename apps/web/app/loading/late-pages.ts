import { matchRoutes, type To } from 'react-router';
import { watchLeaving } from './leaving.ts';
import { notLoaded } from './not-loaded.ts';

interface RouteFile {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  /** Address of the page's program. */
  readonly module: string;
}

interface Router {
  navigate: (to: To | number | null, options?: object) => Promise<void>;
}

declare global {
  interface Window {
    /** The framework's list of pages, and those whose program is there. */
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFile>> };
    readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
    readonly __reactRouterDataRouter?: Router;
  }
}

/** The programs of the pages at an address that are not there yet. */
function missingPrograms(pathname: string): readonly string[] {
  const known = window.__reactRouterRouteModules ?? {};
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ path, index }) => path || index);
  const routes = pages.map(({ id, path = '/' }) => ({ id, path }));
  const matches = matchRoutes(routes, pathname) ?? [];
  return pages
    .filter(({ id }) => matches.some(({ route }) => route.id === id) && !(id in known))
    .map((page) => page.module);
}

/** Whether the server answers at all, whatever it says of the file. */
async function isServerThere(file: string): Promise<boolean> {
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Loads programs: they are there, or the server no longer has them, or nothing arrives. */
async function load(programs: readonly string[]): Promise<'loaded' | 'gone' | 'unreachable'> {
  const leaving = watchLeaving();
  try {
    for (;;) {
      try {
        await Promise.all(programs.map((file) => import(/* @vite-ignore */ file)));
        return 'loaded';
      } catch {
        const isThere = await isServerThere(programs[0] ?? window.location.href);
        if (!(await leaving.stayed())) return isThere ? 'gone' : 'unreachable';
      }
    }
  } finally {
    leaving.forget();
  }
}

let newest = 0;

/** Loads a page's program; false when that failed and the page was left to the browser, or another was asked for meanwhile. */
async function canOpen(to: URL): Promise<boolean> {
  newest += 1;
  const mine = newest;
  const programs = missingPrograms(to.pathname);
  for (;;) {
    const state = await load(programs);
    if (mine !== newest) return false;
    if (state === 'loaded') return true;
    if (state === 'gone') {
      window.location.assign(to);
      return false;
    }
    await new Promise<void>((retry) => notLoaded.tell(retry));
  }
}

/** The address that is asked for; null for a step in the history, or for the same page with another query. */
function addressOf(to: To | number | null): URL | null {
  if (typeof to === 'number' || to === null) return null;
  if (typeof to === 'string') return new URL(to, window.location.href);
  return to.pathname === undefined
    ? null
    : new URL(to.pathname + (to.search ?? '') + (to.hash ?? ''), window.location.href);
}

/**
 * Opens pages whose program is still to be loaded. The framework reloads the page that is *left* when one does not arrive, which
 * empties its forms and leads nowhere. Here the browser opens the page that was asked for when the server no longer has its
 * program, being of a newer release; without a connection the page stays and a notice says why.
 */
export function openLatePages(): void {
  const router = window.__reactRouterDataRouter;
  if (router === undefined) return;
  const { navigate } = router;
  window.addEventListener('popstate', () => {
    newest += 1;
  });
  router.navigate = async (to, options) => {
    const address = addressOf(to);
    if (address !== null && missingPrograms(address.pathname).length > 0 && !(await canOpen(address))) return;
    notLoaded.clear();
    newest += 1;
    await navigate(to, options);
  };
}
