import { toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { blankDraft, copyDraft } from '../form/property-draft.ts';
import { propertyQuery } from '../shared/property-query.ts';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { StateCard } from '../shared/state-card.tsx';
import { AddPropertyForm } from './add-property-form.tsx';

/** Adds a property; with `?from=` the form opens as a copy of another one. */
export function AddPropertyScreen() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? '';
  return from === '' ? <AddPropertyForm draft={blankDraft} copyOf={null} /> : <CopyOf key={from} id={from} />;
}

function CopyOf({ id }: { readonly id: string }) {
  // No refetches under an open form.
  const still = { refetchOnWindowFocus: false, refetchOnReconnect: false };
  const { data, error, isFetching, refetch } = useQuery({ ...propertyQuery(id), ...still });
  if (data) return <AddPropertyForm draft={copyDraft(data)} copyOf={data.name} />;
  if (!error || isFetching) return <LoadingScreen text="Loading property" />;
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title="Add Property" backTo="/admin-dashboard" />
      <StateCard
        title={toasts.propertyLoadFailed.description}
        isAlert
        actions={
          <>
            <Button onClick={() => void refetch()}>Retry</Button>
            <Button component={Link} to="/add-property" variant="default">
              Start with a blank form
            </Button>
          </>
        }
      >
        <p>{errorText(error, 'The property to copy could not be loaded.')}</p>
      </StateCard>
    </div>
  );
}
