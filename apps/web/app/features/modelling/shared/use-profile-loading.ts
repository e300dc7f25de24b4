import { useEffect, useState } from 'react';
import { useSession } from '#app/lib/session.ts';

/** Whether the profile of the person who is signed in is still loading; false at once for visitors (decision B-19). */
export function useProfileLoading(): boolean {
  const session = useSession();
  const person = session.status === 'signed-in' && session.user.role === 'CLIENT' ? session.user.id : null;
  const [loaded, setLoaded] = useState<string | null>(null);

  useEffect(() => {
    if (person === null) return;
    const controller = new AbortController();
    import('./load-profile.ts')
      .then(({ loadProfile }) => loadProfile(person, controller.signal))
      .catch(() => {})
      .then(() => {
        if (!controller.signal.aborted) setLoaded(person);
      });
    return () => controller.abort();
  }, [person]);

  return person !== null && loaded !== person;
}
