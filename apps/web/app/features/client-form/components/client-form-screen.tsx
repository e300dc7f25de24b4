import { type ClientDetails, fullName } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { clientDetailsQuery } from '../client-details-query.ts';
import { type ClientFormTab, tabNamed } from '../form-tabs.ts';
import css from './client-form.module.css';
import { ClientForm } from './client-form.tsx';
import { LoadedRecord, MissingClient } from './client-record-states.tsx';

interface ClientFormScreenProps {
  /** Shown beside the back button. */
  readonly actions?: ReactNode;
  /** Wraps the form of an existing client in the rest of the client screen. */
  readonly surround?: (form: ReactNode) => ReactNode;
  /** The client to edit; null for a new one. */
  readonly clientId: string | null;
  readonly backTo: string;
  /** Path of a client's own screen. */
  readonly clientPath: (clientId: string) => string;
  /** Called once changes to an existing client are stored. */
  readonly onSaved?: () => void;
}

/**
 * An adviser's screen with the client form. After a client is created, it goes on to edit that client under its own
 * URL.
 */
export function ClientFormScreen({
  clientId,
  backTo,
  clientPath,
  actions,
  onSaved,
  surround = (form) => form,
}: ClientFormScreenProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<ClientDetails | null>(null);
  const [query, setQuery] = useSearchParams();
  const tab = {
    tab: tabNamed(query.get('tab')),
    onTab: (next: ClientFormTab) => setQuery({ tab: next }, { replace: true, preventScrollReset: true }),
  };

  function onCreated({ profile }: ClientDetails): void {
    void navigate(clientPath(profile.id), { replace: true });
  }

  function onStored(details: ClientDetails): void {
    setSaved(details);
    onSaved?.();
  }

  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <div>
          <h1>{clientId === null ? 'New Client Details' : 'Edit Client Details'}</h1>
          {clientId !== null && <ClientName clientId={clientId} saved={saved} />}
        </div>
        <div className={css.ways}>
          {actions}
          <Button component={Link} to={backTo} variant="default">
            Back
          </Button>
        </div>
      </header>
      {clientId === null && <ClientForm details={null} isOwn={false} {...tab} onSaved={onCreated} />}
      {clientId?.trim() === '' && <MissingClient />}
      {clientId?.trim() &&
        surround(
          <LoadedRecord clientId={clientId}>
            {(details) => <ClientForm details={details} isOwn={false} {...tab} onSaved={onStored} />}
          </LoadedRecord>,
        )}
    </div>
  );
}

const nothing = () => undefined;

// Shows the client's name on every tab; the form loads the record.
function ClientName({ clientId, saved }: { readonly clientId: string; readonly saved: ClientDetails | null }) {
  const { data } = useQuery({ ...clientDetailsQuery(clientId, nothing), enabled: false });
  const profile = (saved ?? data)?.profile;
  return <p className={css.name}>{profile ? fullName(profile) || profile.email || '(No name provided)' : '\u00a0'}</p>;
}
