import type { ClientView } from '@freehold/contract';
import { fullName } from '@freehold/contract';
import { Button } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { viewQuery } from '../client-desk-queries.ts';
import css from './client-preview.module.css';
import { isNoClient, NoSuchClient } from './no-such-client.tsx';
import { PartFailed } from './part-states.tsx';

interface ClientLookProps {
  readonly clientId: string;
  readonly backTo: string;
  /** Puts the fetched data where the dashboard finds it in the cache. */
  readonly keep: (cache: QueryClient, clientId: string, view: ClientView) => void;
  /** The client's dashboard. */
  readonly children: ReactNode;
}

/** A client's own dashboard for an adviser, read-only. Fetched in one request, audited as one read. */
export function ClientPreview({ clientId, backTo, keep, children }: ClientLookProps) {
  const { data, error, isFetching, refetch } = useQuery(viewQuery(clientId));
  if (data === undefined && isNoClient(error)) return <NoSuchClient />;
  const name = data === undefined ? null : fullName(data.details.profile) || data.details.profile.email || 'the client';
  return (
    <>
      <aside className={`fh-no-print ${css.banner}`} aria-label="Viewing as client">
        <div className={`fh-width ${css.line}`}>
          <p>
            <strong>{name === null ? 'Viewing as client' : `Viewing as ${name}`}</strong> Read only. The audit log notes
            that you looked.
          </p>
          <Button component={Link} to={backTo} variant="default">
            Back to client details
          </Button>
        </div>
      </aside>
      {data === undefined && (error === null || isFetching) && <LoadingScreen text="Loading the client’s dashboard" />}
      {data === undefined && error !== null && !isFetching && (
        <div className="fh-width">
          <PartFailed title="The dashboard could not be loaded" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && (
        <Kept clientId={clientId} view={data} keep={keep}>
          {children}
        </Kept>
      )}
    </>
  );
}

function Kept({
  clientId,
  view,
  keep,
  children,
}: Pick<ClientLookProps, 'clientId' | 'keep' | 'children'> & { view: ClientView }) {
  const [cache] = useState(() => {
    // staleTime static: each refetch would write another audit event.
    const kept = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 'static' } } });
    keep(kept, clientId, view);
    return kept;
  });
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
