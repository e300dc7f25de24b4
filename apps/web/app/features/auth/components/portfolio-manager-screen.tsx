import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { signOut, useSession } from '#app/lib/session.ts';
import { type ProfileState, reloadOwnProfile, useOwnProfile } from '#app/lib/session-profile.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { adviserHome } from '../destination.ts';
import { clientHome, createBlankProfile, ensureProfile } from '../portfolio-way.ts';

/** Shown to a user who signed in as an adviser and no longer is one: the screens of either role would redirect them. */
function RoleChanged() {
  return (
    <MessageScreen
      title="Your access has changed"
      actions={
        <Button size="md" onClick={() => void signOut()}>
          Sign in again
        </Button>
      }
    >
      <p role="alert">What you may see is no longer what it was when you signed in. Sign in again to go on.</p>
    </MessageScreen>
  );
}

/** Redirects each user to their own screen; creates a client's profile first if it is missing. */
export function PortfolioManagerScreen() {
  const session = useSession();
  const profile = useOwnProfile();
  if (session.status === 'loading') return <Deciding />;
  if (session.status === 'signed-out') return <Navigate to="/auth" replace />;
  // The adviser screens redirect these users here; redirecting back would loop.
  if (session.user.role === 'ADMIN' && isClientNow(profile)) return <RoleChanged />;
  if (session.user.role !== 'CLIENT') return <Navigate to={adviserHome} replace />;
  return <ClientWay userId={session.user.id} />;
}

function isClientNow(profile: ProfileState): boolean {
  return profile.status === 'found' && profile.profile.role === 'CLIENT';
}

function ClientWay({ userId }: { userId: string }) {
  const profile = useOwnProfile();
  const [search] = useSearchParams();
  const [isReady, setReady] = useState(false);

  // Only the first profile result counts; later changes are handled further down.
  const isKnown = profile.status !== 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on the first profile result only
  useEffect(() => {
    if (!isKnown) return;
    const leaving = new AbortController();
    const parts = { reload: reloadOwnProfile, create: () => createBlankProfile(userId) };
    void ensureProfile(profile, parts, leaving.signal).then(() => {
      if (!leaving.signal.aborted) setReady(true);
    });
    return () => leaving.abort();
  }, [isKnown, userId]);

  return isReady ? <Navigate to={clientHome(search.get('next'))} replace /> : <Deciding />;
}

function Deciding() {
  return <LoadingScreen text="Loading your portfolio" />;
}
