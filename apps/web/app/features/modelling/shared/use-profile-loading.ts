import { useEffect, useState } from 'react';
import { useSession } from '#app/lib/session.ts';
import { useOwnProfile } from '#app/lib/session-profile.ts';

// The dashboard works without the profile, so a slow server delays it no longer than this.
const longestWaitMs = 5_000;

/** Whether the profile of the person who is signed in is still loading; false at once for visitors (decision B-19). */
export function useProfileLoading(): boolean {
  const isSignedIn = useSession().status === 'signed-in';
  const profile = useOwnProfile();
  const [hasWaited, setWaited] = useState(false);
  const isLoading = isSignedIn && profile.status === 'waiting';

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setWaited(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return isLoading && !hasWaited;
}
