import { watchLeaving } from './leaving.ts';

/** A manifest entry, as far as loading needs it. */
interface Page {
  readonly id: string;
  /** URL of its module. */
  readonly module: string;
}

/**
 * Loads a page's module, or returns the loaded one. If it does not arrive the document is reloaded, since after a
 * release files have other names; not while the person is navigating away. Offline it throws, since there is nothing to
 * reload.
 *
 * Replaces the framework's function of the same name, which has no hook for this (build-steps/own-route-loader.ts).
 */
export async function loadRouteModule(page: Page, loaded: Record<string, unknown>): Promise<unknown> {
  if (page.id in loaded) return loaded[page.id];
  const leaving = watchLeaving();
  try {
    const module: unknown = await import(/* @vite-ignore */ page.module);
    loaded[page.id] = module;
    return module;
  } catch (error) {
    if (!(await leaving.stayed()) && !navigator.onLine) throw error;
    window.location.reload();
    // Never resolves: nothing more renders of a page that is being replaced.
    return new Promise(() => undefined);
  } finally {
    leaving.forget();
  }
}
