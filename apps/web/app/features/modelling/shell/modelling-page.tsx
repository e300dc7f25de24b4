import { useEffect, useState } from 'react';
import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { useSession } from '#app/lib/session.ts';
import { useOwnProfile } from '#app/lib/session-profile.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useModelling } from '../shared/use-modelling.ts';
import { ModellingDashboard } from './modelling-dashboard.tsx';

// The dashboard works without the profile, so a slow server delays it no longer than this.
const longestWaitMs = 5_000;

/** Whether the profile of the person who is signed in is still loading; false at once for visitors (decision B-19). */
function useProfileLoading(): boolean {
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

/** The whole page; a person who is signed in waits for their profile, a visitor for nothing. */
export function ModellingPage() {
  // Held here, so that state from a shared link survives loading the profile.
  const modelling = useModelling();
  if (useProfileLoading()) return <LoadingScreen text="Loading modelling dashboard..." />;
  return (
    <div className="fh-width">
      <PageHead title="Investment Modelling Dashboard">
        Explore different property investment scenarios and their potential outcomes
      </PageHead>
      <ModellingDashboard modelling={modelling} />
    </div>
  );
}
