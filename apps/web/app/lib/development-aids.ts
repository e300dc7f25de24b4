/** Name of the head entry by which the server turns the development aids on (`build-steps/finish.ts`). */
export const developmentMark = 'development-aids';

// Read at module load: the router may re-render the head later.
const isMarked = typeof document !== 'undefined' && document.querySelector(`meta[name="${developmentMark}"]`) !== null;

/** True where the development aids are on: the server set it in the page, or this is the development server. */
export function areDevelopmentAidsOn(): boolean {
  return isMarked || import.meta.env.DEV;
}
