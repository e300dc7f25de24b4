import type { ClientLead } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { date, dateTime } from '#app/lib/format.ts';
import { clientLeadsQuery } from '../client-desk-queries.ts';
import css from './client-parts.module.css';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';

const kinds: Readonly<Record<ClientLead['kind'], string>> = {
  borrowing: 'Borrowing capacity',
  mortgage: 'Mortgage',
  'strategy-session': 'Strategy session',
};

const links: Readonly<Record<ClientLead['link'], string>> = {
  converted: 'Became this client',
  email: 'Same email',
  phone: 'Same phone number',
};

/** The leads that became this client, or that are reached the same way. */
export function ClientLeadsPanel({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(clientLeadsQuery(clientId));
  return (
    <section aria-labelledby="client-leads" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-leads">Leads</h2>
      </header>
      {data === undefined && error === null && <PartLoading text="Loading the leads" />}
      {error !== null && !isFetching && (
        <PartFailed title="The leads could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <PartEmpty title="No leads">
          <p>A lead shows here when it became this client, or has the same email address or phone number.</p>
          <Button component={Link} to="/admin/leads" variant="default">
            All leads
          </Button>
        </PartEmpty>
      )}
      <ul className={css.rows}>
        {data?.map(({ id, kind, status, name, receivedAt, link, nextAction, nextActionOn }) => (
          <li key={id}>
            <Link to={`/admin/leads/${id}`} className={css.rowTitle}>
              {kinds[kind]}, {name}
            </Link>
            <span className={css.pill}>{status}</span>
            <span className={css.quiet}>{links[link]}</span>
            <time className={`fh-figures ${css.quiet}`} dateTime={receivedAt}>
              {dateTime(new Date(receivedAt))}
            </time>
            {(nextAction || nextActionOn) && (
              <span>
                Next:{' '}
                {[nextAction, nextActionOn && date(new Date(`${nextActionOn}T12:00:00`))].filter(Boolean).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
