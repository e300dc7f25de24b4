import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useLiveSession } from '#app/lib/session.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** Asks before a change of page or the end of the tab loses what is not saved. Whoever is signed out has no way back to it. */
export function LeaveGuard({ isChanged }: { readonly isChanged: () => boolean }) {
  const session = useLiveSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.status === 'signed-in' && isChanged(),
  );

  useEffect(() => {
    function onEnd(event: BeforeUnloadEvent) {
      if (isChanged()) event.preventDefault();
    }
    window.addEventListener('beforeunload', onEnd);
    return () => window.removeEventListener('beforeunload', onEnd);
  }, [isChanged]);

  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
