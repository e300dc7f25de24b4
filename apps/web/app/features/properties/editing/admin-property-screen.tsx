import { type Property, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { ArchiveButton } from '../archiving/archive-button.tsx';
import { ArchivedNote } from '../archiving/archived-note.tsx';
import { propertyQuery } from '../shared/property-query.ts';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { StateCard } from '../shared/state-card.tsx';
import { PropertyEditor } from './property-editor.tsx';
import { PropertyRecord } from './property-record.tsx';

const dashboard = '/admin-dashboard';
const pictureLookMs = 3_000;

/** A property as advisers keep it: to look at, then to edit. */
export function AdminPropertyScreen({ propertyId }: { readonly propertyId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...propertyQuery(propertyId),
    // No refetches under an open form.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (state.data?.picture?.state === 'fetching' ? pictureLookMs : false),
  });
  const [edited, setEdited] = useState<Property | null>(null);
  const client = useQueryClient();

  useEffect(() => {
    if (error) showToast({ ...toasts.propertyLoadFailed, tone: 'error' });
  }, [error]);

  async function takeNewest() {
    try {
      setEdited(await client.fetchQuery({ ...propertyQuery(propertyId), staleTime: 0 }));
    } catch {
      showToast({ ...toasts.propertyLoadFailed, tone: 'error' });
    }
  }

  if (error && !data && !isFetching) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen text="Loading property" />;
  if (edited) {
    return (
      <PropertyEditor
        key={edited.version}
        property={edited}
        onCancel={() => setEdited(null)}
        onReload={() => void takeNewest()}
        onSaved={(saved) => {
          setEdited(null);
          client.setQueryData(propertyQuery(propertyId).queryKey, saved);
          void client.invalidateQueries({ queryKey: propertyQuery(propertyId).queryKey });
        }}
      />
    );
  }
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead
        title={data.name}
        backTo={dashboard}
        actions={
          <>
            <Button component={Link} to={`/property/${propertyId}`} variant="default">
              View as clients do
            </Button>
            <Button component={Link} to={`/add-property?from=${propertyId}`} variant="default">
              Duplicate
            </Button>
            <ArchiveButton property={data} />
            <Button onClick={() => setEdited(data)}>Edit Property</Button>
          </>
        }
      >
        Property details, with what only advisers see.
      </ScreenHead>
      {data.archived && <ArchivedNote isAdviser />}
      <PropertyRecord property={data} />
    </div>
  );
}

function LoadFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isMissing = error instanceof CallError && error.status === 404;
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title={isMissing ? 'Property Not Found' : 'Property'} backTo={dashboard} />
      <StateCard
        title={toasts.propertyLoadFailed.description}
        isAlert
        actions={<Button onClick={onRetry}>Retry</Button>}
      >
        <p>
          {isMissing
            ? toasts.propertyNotFound.description
            : errorText(error, 'The server gave no usable answer. Nothing has changed.')}
        </p>
      </StateCard>
    </div>
  );
}
