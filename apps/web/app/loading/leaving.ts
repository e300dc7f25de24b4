// How long a navigation on a slow line may take; one that ends in a file download does not leave the page.
const longestWayMs = 30_000;

/**
 * Detects navigation away while a file is loading: browsers abort such requests, which is not a failure, and a page
 * opened because of it would replace the one the person chose. Dispose it once the file has loaded, since the listener
 * keeps some browsers from using the back/forward cache.
 */
export function watchLeaving() {
  let isLeaving = false;
  const begin = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', begin);
  return {
    /**
     * False when nobody navigated; true, after the time a navigation takes, when somebody tried to and is still here.
     */
    async stayed(): Promise<boolean> {
      if (!isLeaving) return false;
      await new Promise((resume) => setTimeout(resume, longestWayMs));
      isLeaving = false;
      return true;
    },
    forget: () => window.removeEventListener('beforeunload', begin),
  };
}
