import { useEffect } from 'react';

/** Has the browser ask before the page is closed or loaded again while something is not saved. */
export function useEndQuestion(isChanged: () => boolean): void {
  useEffect(() => {
    function onEnd(event: BeforeUnloadEvent) {
      if (isChanged()) event.preventDefault();
    }
    window.addEventListener('beforeunload', onEnd);
    return () => window.removeEventListener('beforeunload', onEnd);
  }, [isChanged]);
}
