import { type ClientDetails, toasts } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { clientDetailsQuery } from '../client-details-query.ts';
import css from './client-form.module.css';

interface LoadedRecordProps {
  readonly clientId: string;
  readonly children: (details: ClientDetails) => ReactNode;
}

/** Loads a client's record and passes it to `children`; shows a skeleton meanwhile, and a retry on failure. */
export function LoadedRecord({ clientId, children }: LoadedRecordProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { data, error, isFetching, refetch, errorUpdatedAt } = useQuery(clientDetailsQuery(clientId, setWaiting));

  useEffect(() => {
    if (errorUpdatedAt > 0) showToast({ ...toasts.clientLoadFailed, tone: 'error' });
  }, [errorUpdatedAt]);

  if (data !== undefined) return children(data);
  if (error !== null && !isFetching) {
    return (
      <section className={`fh-card ${css.state}`} role="alert">
        <h2>The details could not be loaded</h2>
        <p>{errorText(error, toasts.clientLoadFailed.description)} Nothing of them was changed.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </section>
    );
  }
  return (
    <div className={css.loading}>
      <p className="fh-for-readers" role="status">
        Loading client details
      </p>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} />}
      {['tabs', 'first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} height={place === 'tabs' ? 44 : 72} radius="md" />
      ))}
    </div>
  );
}

/** Says that there is no client to edit: the URL has no client id. */
export function MissingClient() {
  useEffect(() => showToast({ ...toasts.noClientId, tone: 'error' }), []);
  return (
    <section className={`fh-card ${css.state}`} role="alert">
      <h2>{toasts.noClientId.description}</h2>
      <p>Go back and open the details again.</p>
    </section>
  );
}
