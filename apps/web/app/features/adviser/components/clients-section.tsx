import { type ClientSort, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import css from '#app/ui/lists/list-section.module.css';
import { ListSection, type ListWords } from '#app/ui/lists/list-section.tsx';
import { opensRow } from '#app/ui/lists/row-list.tsx';
import type { ClientRow } from '../client-row.ts';
import { clientColumns, clientSortChoices } from '../sort-choices.ts';
import type { useClients } from '../use-lists.ts';
import type { TableAddress } from '../use-table-address.ts';

const loadReset = () => import('./reset-dialog.tsx');
const ResetDialog = lazyPart(() => loadReset().then((module) => module.ResetDialog));

function preloadReset(): void {
  // Preload: errors are ignored here and shown when the dialog opens.
  loadReset().catch(() => {});
}

const words: ListWords = {
  title: 'Clients',
  nouns: ['client', 'clients'],
  searchHelp: 'Name, email or phone',
  empty: 'No clients found',
  failed: toasts.clientsLoadFailed.description,
};

interface ClientsSectionProps {
  readonly address: TableAddress<ClientSort>;
  readonly listing: ReturnType<typeof useClients>;
  readonly total: number | null;
  readonly hasShortcut: boolean;
}

/** The clients, with links to their records and password resets. */
export function ClientsSection(props: ClientsSectionProps) {
  const [resetting, setResetting] = useState<ClientRow | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open(row: ClientRow) {
    setResetting(row);
    setOpen(true);
  }

  const newClient = (
    <Button component={Link} to="/admin-client" variant="default">
      New Client Details
    </Button>
  );
  return (
    <>
      <ListSection
        {...props}
        words={words}
        columns={clientColumns}
        sortChoices={clientSortChoices}
        action={null}
        nextStep={newClient}
        renderRow={(row) => <ClientLine key={row.id} row={row} onReset={() => open(row)} />}
      />
      {resetting && <ResetDialog client={resetting} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function ClientLine({ row, onReset }: { row: ClientRow; onReset: () => void }) {
  const isAdmin = useIsAdmin();
  const ofWhom = <span className="fh-for-readers"> of {row.name}</span>;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td data-label="Email">
        <EmailAddress address={row.email} />
      </td>
      <td data-label="Phone" className="fh-figures">
        {row.phone}
      </td>
      <td className={css.actions}>
        <Button component={Link} to={row.to} variant="default" size="sm" {...opensRow}>
          View Details
          {ofWhom}
        </Button>
        {isAdmin && (
          <Button variant="subtle" size="sm" onClick={onReset} onPointerEnter={preloadReset} onFocus={preloadReset}>
            Reset Password
            {ofWhom}
          </Button>
        )}
      </td>
    </tr>
  );
}
