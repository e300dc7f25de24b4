import { Button } from '@mantine/core';
import { Link, Navigate } from 'react-router';
import { useSession } from '#app/lib/session.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { adviserHome } from '../destination.ts';

/** Sends everybody to their own screen. Clients stay here until their dashboard is built. */
export function PortfolioManagerScreen() {
  const session = useSession();
  if (session.status === 'loading') return <LoadingScreen text="Loading your portfolio" />;
  if (session.status === 'signed-out') return <Navigate to="/auth" replace />;
  if (session.user.role === 'ADMIN') return <Navigate to={adviserHome} replace />;
  return (
    <MessageScreen
      title="Your portfolio dashboard is being built"
      actions={
        <Button component={Link} to="/borrowing-capacity" size="md">
          Estimate your borrowing capacity
        </Button>
      }
    >
      <p>
        It arrives with the next release: your properties, loans, tax and retirement in one place. You are signed in,
        and there is nothing you need to do until then.
      </p>
    </MessageScreen>
  );
}
