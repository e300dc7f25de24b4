import { toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { MessageScreen } from '#app/ui/screens/message-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { propertyQuery } from '../shared/property-query.ts';
import { roleHome, useRole } from '../shared/use-role.ts';
import { PropertyDetails } from './property-details.tsx';

interface PropertyFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Reports a failed load as a toast and on the page; the page stays (decision B-26). */
function PropertyFailed({ error, onRetry }: PropertyFailedProps) {
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

/** Not found: says so, then redirects to the role's dashboard (decision B-26). */
function PropertyNotFound() {
  const home = roleHome(useRole());
  const navigate = useNavigate();

  const leave = useEffectEvent((destination: string) => {
    showToast({ ...toasts.propertyNotFound, tone: 'error' });
    void navigate(destination, { replace: true });
  });
  useEffect(() => leave(home), [home]);

  return (
    <MessageScreen
      title="Property Not Found"
      actions={
        <Button component={Link} to={home} size="md">
          Return to Dashboard
        </Button>
      }
    >
      <p>{toasts.propertyNotFound.description}</p>
    </MessageScreen>
  );
}

/** One property, with its charts, for anyone signed in. */
export function PropertyScreen({ propertyId }: { readonly propertyId: string }) {
  const { data, error, isFetching, refetch } = useQuery(propertyQuery(propertyId));
  if (error && isNotFound(error)) return <PropertyNotFound />;
  if (data) return <PropertyDetails property={data} />;
  if (error && !isFetching) return <PropertyFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingScreen text="Loading property" />;
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
