import type { Property, Role } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { decimal } from '#app/lib/format.ts';
import { SaveButton } from '../saved/save-button.tsx';
import { savedIdsQuery } from '../saved/saved-queries.ts';
import { propertyFacts } from '../shared/property-facts.ts';
import { PropertyPicture } from '../shared/property-picture.tsx';
import screenClasses from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { StateCard } from '../shared/state-card.tsx';
import { roleHome, useRole } from '../shared/use-role.ts';
import { isNarrowed } from './catalogue-filters.ts';
import css from './catalogue-screen.module.css';
import { FilterForm } from './filter-form.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useFilterDraft } from './use-filter-draft.ts';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Skeleton of the catalogue while it loads. */
function CatalogueLoading() {
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

/** Empty state: the reason, and what can be done. */
function CatalogueEmpty({ role, isNarrowed, onClear }: CatalogueEmptyProps) {
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

interface PropertyCardProps {
  readonly property: Property;
  /** Null while not known, undefined for roles that do not save. */
  readonly isSaved: boolean | null | undefined;
}

/** A property card; a click anywhere but on its toggle opens it. */
function PropertyCard({ property, isSaved }: PropertyCardProps) {
  const facts = propertyFacts(property);
  return (
    <li className={`fh-card ${css.card}`}>
      <PropertyPicture src={facts.imageUrl} alt="" fetching={property.picture} />
      <div className={css.body}>
        <h2>
          <Link className={css.link} to={`/property/${facts.id}`}>
            {facts.name}
          </Link>
        </h2>
        <p className={css.address}>{facts.address}</p>
        <p className={`fh-big-figure ${css.price}`}>{facts.price}</p>
        <dl className={`fh-figures ${css.facts}`}>
          <Fact label="Beds">{facts.beds}</Fact>
          <Fact label="Baths">{facts.baths}</Fact>
          <Fact label="Area">{facts.area}</Fact>
          <Fact label="Yield">{facts.rentalYield}</Fact>
          <Fact label="Growth">{facts.growthRate}</Fact>
        </dl>
        {isSaved !== undefined && (
          <div className={`fh-no-print ${css.toggle}`}>
            <SaveButton propertyId={facts.id} isSaved={isSaved} name={facts.name} />
          </div>
        )}
      </div>
    </li>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All properties, to search, filter, sort and save. */
export function CatalogueScreen() {
  const role = useRole();
  const { filters, list, properties, narrow, showMore } = useCatalogue();
  const draft = useFilterDraft(filters, narrow);
  const canSave = role === 'CLIENT';
  const saved = useQuery({ ...savedIdsQuery(), enabled: canSave });
  const { isFetching, isFetchingNextPage, hasNextPage, error } = list;

  const retry = () => void (list.isFetchNextPageError ? showMore() : list.refetch());

  function savedState(id: string): boolean | null | undefined {
    if (!canSave) return undefined;
    return saved.data?.includes(id) ?? (saved.isError ? false : null);
  }

  return (
    <div className={`fh-width ${screenClasses.screen}`}>
      <ScreenHead
        title="Properties"
        backTo={roleHome(role)}
        actions={
          role === 'ADMIN' && (
            <Button component={Link} to="/add-property">
              Add Property
            </Button>
          )
        }
      >
        Every property on offer. Open one for its figures and the years ahead.
      </ScreenHead>
      <FilterForm filters={draft} />
      <p className="fh-for-readers" role="status">
        {countText(properties?.length, hasNextPage)}
      </p>
      {error && !isFetching && (
        <StateCard title="The properties could not be loaded" isAlert actions={<Button onClick={retry}>Retry</Button>}>
          <p>{errorText(error, 'Our server could not answer.')}</p>
        </StateCard>
      )}
      {!properties && isFetching && <CatalogueLoading />}
      {properties?.length === 0 && (
        <CatalogueEmpty role={role} isNarrowed={isNarrowed(filters)} onClear={draft.clear} />
      )}
      {properties && properties.length > 0 && (
        <ul className={css.cards} aria-label="Properties" aria-busy={isFetching}>
          {properties.map((property) => (
            <PropertyCard key={property.id} property={property} isSaved={savedState(property.id)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className={css.more ?? ''}
          variant="default"
          disabled={isFetchingNextPage}
          onClick={() => void showMore()}
        >
          {isFetchingNextPage ? 'Loading' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function countText(count: number | undefined, hasMore: boolean): string {
  if (count === undefined) return 'Loading properties';
  const shown = count === 1 ? '1 property' : `${decimal(count)} properties`;
  return `${shown} shown${hasMore ? ', there are more' : ''}`;
}
