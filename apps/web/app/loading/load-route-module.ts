import { watchLeaving } from './leaving.ts';

/** A page of the manifest, as far as loading it needs it. */
interface Page {
  readonly id: string;
  /** Where its code lies. */
  readonly module: string;
}

/**
 * Loads the code of a page, or takes it from those loaded before. When it does not arrive the document is loaded anew, since
 * after a release the files have other names. Not while the person is leaving. Without a network it throws, since there is
 * nothing to load anew from.
 *
 * Takes the place of the framework's own function of this name, which has no hook for that (build-steps/own-route-loader.ts).
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
