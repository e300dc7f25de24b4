import { propertyAddressText } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { money } from '#app/lib/format.ts';
import { assignedQuery } from '../client-desk-queries.ts';
import css from './client-parts.module.css';
import { PartEmpty, PartFailed, PartLoading } from './part-states.tsx';

/** The properties that were assigned to this client. */
export function PropertiesPanel({ clientId }: { readonly clientId: string }) {
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
