import { type ClientLead, leadKindFacts, propertyAddressText } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { date, dateTime, money } from '#app/lib/format.ts';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import rowCss from '#app/ui/tabs/scrolling-row.module.css';
import { markEnds, showInRow } from '#app/ui/tabs/scrolling-row.ts';
import type { FieldLabel } from '../activity-words.ts';
import { assignedQuery, clientLeadsQuery } from '../client-desk-queries.ts';
import { AccessPanel } from './access-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import css from './client-parts.module.css';
import { NotesPanel } from './notes-panel.tsx';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';
import { TasksPanel } from './tasks-panel.tsx';

/** The parts of the client screen; ids as used in the URL. */
const deskParts = [
  { id: 'details', label: 'Details' },
  { id: 'tasks', label: 'Tasks' },
  { id: 'activity', label: 'Activity' },
  { id: 'notes', label: 'Notes' },
  { id: 'leads', label: 'Leads' },
  { id: 'properties', label: 'Properties' },
  { id: 'plans', label: 'Plans' },
  { id: 'access', label: 'Sign-in' },
] as const;
type Part = (typeof deskParts)[number];
type DeskPart = Part['id'];

/** The part named in a query such as `?part=notes`; the details if invalid. */
function partNamed(parts: readonly Part[], name: string | null): DeskPart {
  return parts.find(({ id }) => id === name)?.id ?? 'details';
}

/** The query for a part; other parameters stay, and the details need none. */
function queryOfPart(part: DeskPart, query: URLSearchParams): string {
  const changed = new URLSearchParams(query);
  if (part === 'details') changed.delete('part');
  else changed.set('part', part);
  return changed.toString();
}

/** Properties assigned to this client. */
function PropertiesPanel({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(assignedQuery(clientId));
  return (
    <section aria-labelledby="client-properties" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-properties">Assigned properties</h2>
        <Button component={Link} to={`/assign-property?client=${clientId}`} variant="default">
          Assign Property
        </Button>
      </header>
      {data === undefined && error === null && <PartLoading text="Loading the properties" />}
      {error !== null && !isFetching && (
        <PartFailed title="The properties could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <PartEmpty title="No properties">
          <p>A property that is assigned to this client shows here and on the client’s dashboard.</p>
        </PartEmpty>
      )}
      <ul className={css.rows}>
        {data?.map((property) => (
          <li key={property.id}>
            <Link to={`/property/${property.id}`} className={css.rowTitle}>
              {property.name || 'Unnamed property'}
            </Link>
            <span className={css.quiet}>{propertyAddressText(property)}</span>
            <span className="fh-figures">{money(property.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const links: Readonly<Record<ClientLead['link'], string>> = {
  converted: 'Became this client',
  email: 'Same email',
  phone: 'Same phone number',
};

/** Leads that became this client, or that share the client's email or phone number. */
function ClientLeadsPanel({ clientId }: { readonly clientId: string }) {
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
        {data?.map(({ id, kind, stage, name, receivedAt, link, nextAction, nextActionOn }) => (
          <li key={id}>
            <Link to={`/admin/leads/${id}`} className={css.rowTitle}>
              {leadKindFacts[kind].label}, {name}
            </Link>
            <span className={css.pill}>{stage}</span>
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

interface ClientPartsProps {
  readonly clientId: string;
  readonly labelOf: FieldLabel;
  /** The client’s plans, which are another feature’s; read only while that part is open. */
  readonly plans: ReactNode;
  /** The form with the client's details. Stays mounted while another part is open, to keep unsaved input. */
  readonly children: ReactNode;
}

/** The client screen: the details first, then tasks, activity, notes, leads, properties, plans and sign-in. */
export function ClientParts({ clientId, labelOf, plans, children }: ClientPartsProps) {
  const [query] = useSearchParams();
  const isAdmin = useIsAdmin();
  // How a client signs in is the admins'.
  const parts = deskParts.filter(({ id }) => isAdmin || id !== 'access');
  const part = partNamed(parts, query.get('part'));
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows the part.
  useEffect(() => showInRow(row.current, row.current?.querySelector<HTMLElement>('[aria-current]') ?? null), [part]);
  return (
    <div className={css.parts}>
      {/* Links, not tabs: what they open is fetched, and audited as a read, only when the adviser chooses it. */}
      <nav
        ref={row}
        aria-label="About this client"
        className={`fh-no-print ${rowCss.row} ${css.nav}`}
        onScroll={({ currentTarget }) => markEnds(currentTarget)}
      >
        {parts.map(({ id, label }) => (
          <Link
            key={id}
            to={{ search: queryOfPart(id, query) }}
            preventScrollReset
            aria-current={id === part ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div hidden={part !== 'details'}>{children}</div>
      {part === 'tasks' && <TasksPanel clientId={clientId} />}
      {part === 'activity' && <ActivityPanel clientId={clientId} labelOf={labelOf} />}
      {part === 'notes' && <NotesPanel clientId={clientId} />}
      {part === 'leads' && <ClientLeadsPanel clientId={clientId} />}
      {part === 'properties' && <PropertiesPanel clientId={clientId} />}
      {part === 'plans' && plans}
      {part === 'access' && <AccessPanel clientId={clientId} />}
    </div>
  );
}
