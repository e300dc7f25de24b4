/** Name of the head entry by which the server's page says that the development aids are on (`build-steps/finish.ts`). */
export const developmentMark = 'development-aids';

// Read at module load: the router may re-render the head later.
const isMarked = typeof document !== 'undefined' && document.querySelector(`meta[name="${developmentMark}"]`) !== null;

/** Whether the development aids are there: the server said so with the page it sent, or this is the development server. */
export function areDevelopmentAidsOn(): boolean {
  return isMarked || import.meta.env.DEV;
}
