import { Button } from '@mantine/core';
import { isRouteErrorResponse } from 'react-router';
import { MessageScreen } from './message-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What a page shows when it failed. Both ways out load the page anew, since what failed may still be broken in memory. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <MessageScreen
      title="Something went wrong on this page"
      actions={
        <>
          <Button size="md" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <Button size="md" variant="default" component="a" href="/">
            Return to Home
          </Button>
        </>
      }
    >
      <p>The page could not be shown. Nothing you sent was lost by this; trying again usually helps.</p>
    </MessageScreen>
  );
}
