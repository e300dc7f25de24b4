import { PageHead } from '#app/calculator/calculator-layout.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useModelling } from '../shared/use-modelling.ts';
import { useProfileLoading } from '../shared/use-profile-loading.ts';
import { ModellingDashboard } from './modelling-dashboard.tsx';

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
