/** A page of the manifest, as far as loading it needs it. */
interface Page {
  readonly id: string;
  /** Where its code lies. */
  readonly module: string;
}

// Who chose another page on a slow line is given this long to get there; a navigation that ended in a saved file leaves the page.
const longestWayMs = 30_000;

/**
 * Loads the code of a page, or takes it from those loaded before. When it does not arrive the document is loaded anew, since
 * after a release the files have other names. Not while the person is leaving: browsers abort what is under way then, and a
 * reload would take the place of the page they chose. Without a network it throws, since there is nothing to load anew from.
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
    if (leaving.hasBegun()) await new Promise((later) => setTimeout(later, longestWayMs));
    else if (!navigator.onLine) throw error;
    window.location.reload();
    // Nothing more is drawn of a page that is about to go.
    return new Promise(() => undefined);
  } finally {
    leaving.forget();
  }
}

// For as long as a file is on its way and no longer: the listener keeps some browsers from holding the page for 'back'.
function watchLeaving() {
  let isLeaving = false;
  const begin = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', begin);
  return {
    hasBegun: () => isLeaving,
    forget: () => window.removeEventListener('beforeunload', begin),
  };
}
