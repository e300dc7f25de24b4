import { isRouteErrorResponse } from 'react-router';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
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
          <ActionButton size="medium" onClick={() => window.location.reload()}>
            Try again
          </ActionButton>
          <ActionLink to="/" size="medium" tone="quiet" reloadDocument>
            Return to Home
          </ActionLink>
        </>
      }
    >
      <p>The page could not be shown. Nothing you sent was lost by this; trying again usually helps.</p>
    </MessageScreen>
  );
}
