import { sleep } from './sleep.ts';

// How long a navigation on a slow line may take; one that ends in a file download does not leave the page.
const longestWayMs = 30_000;

/**
 * Hears whether the person leaves while a file is on its way: browsers abort what is under way then, which is no failure, and a
 * page opened because of it would take the place of the one they chose. To be forgotten as soon as the file is there, since the
 * listener keeps some browsers from holding the page for 'back'.
 */
export function watchLeaving() {
  let isLeaving = false;
  const begin = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', begin);
  return {
    /** False when nobody leaves; true, after the time it takes to get away, when somebody meant to and is still here. */
    async stayed(): Promise<boolean> {
      if (!isLeaving) return false;
      await sleep(longestWayMs);
      isLeaving = false;
      return true;
    },
    forget: () => window.removeEventListener('beforeunload', begin),
  };
}
