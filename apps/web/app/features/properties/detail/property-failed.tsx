import { toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { roleHome } from '../shared/role-home.ts';
import { useRole } from '../shared/use-role.ts';

interface PropertyFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** That the property could not be loaded, as a toast and on the page; the page stays (decision B-26). */
export function PropertyFailed({ error, onRetry }: PropertyFailedProps) {
  const home = roleHome(useRole());
  const { title, description } = toasts.propertyFetchFailed;
  const text = errorText(error, description);

  useEffect(() => {
    showToast({ title, description: errorText(error, description), tone: 'error' });
  }, [error, title, description]);

  return (
    <MessageScreen
      title={title}
      actions={
        <>
          <Button size="md" onClick={onRetry}>
            Retry
          </Button>
          <Button component={Link} to={home} size="md" variant="default">
            Return to Dashboard
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </MessageScreen>
  );
}
