import { type Property, routes, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { ArchivedNote } from '../archiving/archived-note.tsx';
import { propertiesKey, propertyQuery } from '../shared/property-query.ts';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { StateCard } from '../shared/state-card.tsx';
import { PropertyEditor } from './property-editor.tsx';
import { PropertyRecord } from './property-record.tsx';

/** Archives and restores a property; the toast offers an undo, also from another screen. */
function useArchiving({ id }: Property) {
  const queries = useQueryClient();
  const archiving = useCall(routes.properties.archive);
  const restoring = useCall(routes.properties.restore);

  function take(property: Property) {
    queries.setQueryData(propertyQuery(id).queryKey, property);
    void queries.invalidateQueries({ queryKey: propertiesKey });
    void queries.invalidateQueries({ queryKey: ['counts'] });
  }

  async function archive() {
    const outcome = await archiving.run({ params: { id } });
    if (outcome.kind === 'failed') showToast(failure(outcome.error, toasts.propertyArchiveFailed));
    if (outcome.kind !== 'done') return;
    take(outcome.reply);
    const action = { label: 'Undo', run: () => void undo() };
    showToast({ ...toasts.propertyArchived, tone: 'success', action });
  }

  // Not tied to the screen's abort signal, which fires on navigating away.
  async function undo() {
    try {
      take(await call(routes.properties.restore, { params: { id } }));
      showToast({ ...toasts.propertyRestored, tone: 'success' });
    } catch (error) {
      showToast(failure(error, toasts.propertyRestoreFailed));
    }
  }

  async function restore() {
    const outcome = await restoring.run({ params: { id } });
    if (outcome.kind === 'failed') showToast(failure(outcome.error, toasts.propertyRestoreFailed));
    if (outcome.kind !== 'done') return;
    take(outcome.reply);
    showToast({ ...toasts.propertyRestored, tone: 'success' });
  }

  return { isRunning: archiving.isRunning || restoring.isRunning, archive, restore };
}

function failure(error: unknown, { title, description }: { title: string; description: string }) {
  return { title, description: errorText(error, description), tone: 'error' } as const;
}

/** 'Archive', or 'Restore' for a property that is archived. */
function ArchiveButton({ property }: { readonly property: Property }) {
  const { isRunning, archive, restore } = useArchiving(property);

  function press() {
    if (!isRunning) void (property.archived ? restore() : archive());
  }

  return (
    <Button variant="default" aria-disabled={isRunning} onClick={press}>
      {property.archived ? 'Restore' : 'Archive'}
    </Button>
  );
}

const dashboard = '/admin-dashboard';
const pictureLookMs = 3_000;

/** A property in the adviser's area: view, then edit. */
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
            : errorText(error, 'Our server could not answer. Nothing has changed.')}
        </p>
      </StateCard>
    </div>
  );
}
