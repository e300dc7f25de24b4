import type { Counts } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decimal } from '#app/lib/format.ts';
import type { SessionUser } from '#app/lib/token.ts';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { countsQuery } from '../lists-query.ts';
import css from './summary-cards.module.css';

const quickActions = [
  { to: '/add-property', label: 'Add Property' },
  { to: '/assign-property', label: 'Assign Property' },
  { to: '/admin-client', label: 'New Client Details' },
] as const;

/** Totals over all records, the signed-in adviser, and shortcuts to their most frequent tasks. */
export function SummaryCards({ user }: { user: Pick<SessionUser, 'email' | 'role'> }) {
  const counts = useQuery(countsQuery);
  const isAdmin = user.role === 'ADMIN';
  const newLeads = counts.data?.leads.New ?? 0;
  return (
    <div className={css.cards}>
      <Card title="Users">
        <Total counts={counts} label="Total clients" count={(totals) => totals.clients} />
      </Card>
      <Card title="Properties">
        <Total counts={counts} label="Total properties" count={(totals) => totals.properties} />
      </Card>
      <Card title={isAdmin ? 'Admin Profile' : 'Adviser Profile'}>
        <p className={css.email}>
          <EmailAddress address={user.email} />
        </p>
        <p>Role: {user.role}</p>
      </Card>
      <Card title="Quick Actions">
        <ul className={css.links}>
          {quickActions
            .filter(({ to }) => isAdmin || to !== '/add-property')
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          <li>
            <Link to="/admin/leads">Leads</Link>
            {newLeads > 0 && <span className="fh-figures"> {decimal(newLeads)} new</span>}
          </li>
          <li>
            <Link to="/properties">All properties</Link>
          </li>
          {isAdmin && (
            <li>
              <Link to="/admin/outbox">Outbox</Link>
            </li>
          )}
        </ul>
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = `summary-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <article className={`fh-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </article>
  );
}

interface TotalProps {
  readonly counts: {
    readonly data: Counts | undefined;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly label: string;
  readonly count: (counts: Counts) => number;
}

function Total({ counts: { data, isFetching, refetch }, label, count }: TotalProps) {
  return (
    <>
      {data && <p className={`fh-big-figure ${css.figure}`}>{decimal(count(data))}</p>}
      {!data && isFetching && <Skeleton height={44} width={96} radius="md" />}
      {!data && !isFetching && (
        <p role="alert">
          Could not be counted.{' '}
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      <p className={css.label}>{label}</p>
    </>
  );
}
