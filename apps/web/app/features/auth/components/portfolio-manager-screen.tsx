import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { signOut, useSession } from '#app/lib/session.ts';
import { type ProfileState, reloadOwnProfile, useOwnProfile } from '#app/lib/session-profile.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { adviserHome } from '../destination.ts';
import { clientHome, createBlankProfile, ensureProfile } from '../portfolio-way.ts';

/** For whoever signed in as an adviser and is none any more: no screen of either role would keep them. */
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

/** Sends everybody to their own screen; a client who has no profile yet gets one on the way. */
export function PortfolioManagerScreen() {
  const session = useSession();
  const profile = useOwnProfile();
  if (session.status === 'loading') return <Deciding />;
  if (session.status === 'signed-out') return <Navigate to="/auth" replace />;
  // The adviser screens redirect such a person here: redirecting back would loop.
  if (session.user.role === 'ADMIN' && isClientNow(profile)) return <RoleChanged />;
  if (session.user.role === 'ADMIN') return <Navigate to={adviserHome} replace />;
  return <ClientWay userId={session.user.id} />;
}

function isClientNow(profile: ProfileState): boolean {
  return profile.status === 'found' && profile.profile.role === 'CLIENT';
}

function ClientWay({ userId }: { userId: string }) {
  const profile = useOwnProfile();
  const [search] = useSearchParams();
  const [isReady, setReady] = useState(false);

  // Only the first answer counts; later changes are handled further down.
  const isKnown = profile.status !== 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer is the trigger
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
