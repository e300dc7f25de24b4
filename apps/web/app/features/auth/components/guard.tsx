import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#app/lib/session.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { type ScreenAccess, turnedAwayTo } from '../destination.ts';

interface GuardProps {
  readonly access: ScreenAccess;
  /** Said while it is not known yet who is signed in. */
  readonly waitingText: string;
  readonly children: ReactNode;
}

/** Shows a protected screen to those who may see it and sends others where they belong; until then nothing of it. */
export function Guard({ access, waitingText, children }: GuardProps) {
  const session = useSession();
  if (session.status === 'loading') return <LoadingScreen text={waitingText} />;
  const away = turnedAwayTo(access, session.status === 'signed-in' ? session.user.role : null);
  return away === null ? children : <Navigate to={away} replace />;
}
