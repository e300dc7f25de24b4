import type { Role } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { StateCard } from '../shared/state-card.tsx';
import css from './catalogue-screen.module.css';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The catalogue's shape while it is on the way. */
export function CatalogueLoading() {
  return (
    <div className={css.cards} aria-hidden="true">
      {placeholders.map((place) => (
        <Skeleton key={place} height={440} radius="lg" />
      ))}
    </div>
  );
}

interface CatalogueEmptyProps {
  readonly role: Role;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** Why there is no card, and what can be done. */
export function CatalogueEmpty({ role, isNarrowed, onClear }: CatalogueEmptyProps) {
  if (isNarrowed) {
    return (
      <StateCard title="No property matches" actions={<Button onClick={onClear}>Clear filters</Button>}>
        <p>Nothing on offer fits this search. Fewer words, another state or a wider range of prices may find more.</p>
      </StateCard>
    );
  }
  if (role === 'ADMIN') {
    return (
      <StateCard
        title="No properties yet"
        actions={
          <Button component={Link} to="/add-property">
            Add Property
          </Button>
        }
      >
        <p>Clients find properties here as soon as you have added them.</p>
      </StateCard>
    );
  }
  return (
    <StateCard title="No properties yet">
      <p>Your adviser adds properties here. Those you save also show on your dashboard.</p>
    </StateCard>
  );
}
