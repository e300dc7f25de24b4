import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { decimal } from '#app/lib/format.ts';
import { savedIdsQuery } from '../saved/saved-queries.ts';
import { roleHome } from '../shared/role-home.ts';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { StateCard } from '../shared/state-card.tsx';
import { useRole } from '../shared/use-role.ts';
import { isNarrowed } from './catalogue-filters.ts';
import css from './catalogue-screen.module.css';
import { CatalogueEmpty, CatalogueLoading } from './catalogue-states.tsx';
import { FilterForm } from './filter-form.tsx';
import { PropertyCard } from './property-card.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useFilterDraft } from './use-filter-draft.ts';

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
    <div className={`fh-width ${screen.screen}`}>
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
          <p>{errorText(error, 'The server gave no usable answer.')}</p>
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
