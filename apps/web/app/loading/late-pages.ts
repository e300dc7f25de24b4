import { matchRoutes, type To } from 'react-router';
import { watchLeaving } from './leaving.ts';
import { notLoaded } from './not-loaded.ts';

interface RouteFile {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  /** URL of a page's module. */
  readonly module: string;
}

interface Router {
  navigate: (to: To | number | null, options?: object) => Promise<void>;
}

declare global {
  interface Window {
    /** The framework's route manifest and its loaded modules. */
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFile>> };
    readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
    readonly __reactRouterDataRouter?: Router;
  }
}

/** Modules of the pages at a URL that are not loaded yet. */
function missingPrograms(pathname: string): readonly string[] {
  const known = window.__reactRouterRouteModules ?? {};
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ path, index }) => path || index);
  const routes = pages.map(({ id, path = '/' }) => ({ id, path }));
  const matches = matchRoutes(routes, pathname) ?? [];
  return pages
    .filter(({ id }) => matches.some(({ route }) => route.id === id) && !(id in known))
    .map((page) => page.module);
}

/** True when the server responds at all, whatever the status. */
async function isServerThere(file: string): Promise<boolean> {
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Loads modules: loaded, gone from the server, or no response. */
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

/** Loads a page's module; false when that failed and the browser took over, or another page was requested meanwhile. */
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

/** The requested URL; null for a step in the history, or for the same page with another query. */
function addressOf(to: To | number | null): URL | null {
  if (typeof to === 'number' || to === null) return null;
  if (typeof to === 'string') return new URL(to, window.location.href);
  return to.pathname === undefined
    ? null
    : new URL(to.pathname + (to.search ?? '') + (to.hash ?? ''), window.location.href);
}

/**
 * Opens pages whose module is not loaded yet. If it does not arrive, the framework reloads the page being left, which
 * empties its forms and leads nowhere. Instead the browser opens the requested page if the server no longer has the
 * module (a newer release); offline the page stays and a notice says why.
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
