import * as z from 'zod/mini';
import { usePrivateSearch } from './private-search.ts';

/** Query for a page of a list, with the list's own filters. */
export interface AddressPart<Sort extends string, Filters> {
  readonly q: string;
  readonly sort: Sort;
  /** Cursor of the row before the page; null for the start. */
  readonly after: string | null;
  readonly filters: Filters;
}

/** Serialises a page of a list as a query. */
export interface AddressRules<Sort extends string, Filters> {
  readonly read: (search: string) => AddressPart<Sort, Filters>;
  readonly write: (part: AddressPart<Sort, Filters>) => string;
}

const stateSchema = z.object({ trail: z.array(z.string()) });

/**
 * State of a screen's one list, and how to change it. Order and filters are in the URL; the search, the page and the
 * cursors of the previous pages are in the history entry, so a reload keeps them.
 */
export function useListAddress<Sort extends string, Filters>(rules: AddressRules<Sort, Filters>) {
  const { query, state, go: goTo } = usePrivateSearch();
  const part = rules.read(query);
  const known = z.safeParse(stateSchema, state);
  const trail = part.after !== null && known.success ? known.data.trail : [];

  function go(
    change: Partial<AddressPart<Sort, Filters>>,
    { trail: way = [], isStep = true }: { trail?: readonly string[]; isStep?: boolean } = {},
  ) {
    goTo(rules.write({ ...part, ...change }), { replace: !isStep, state: { trail: way } });
  }

  return {
    part,
    /** Number of pages before this one; null when the URL was opened in the middle of the list. */
    pagesBefore: part.after !== null && trail.length === 0 ? null : trail.length,
    find: (q: string) => go({ q, after: null }, { isStep: false }),
    filterBy: (filters: Filters) => go({ filters, after: null }),
    sortBy: (sort: Sort) => go({ sort, after: null }),
    toStart: (other: Partial<AddressPart<Sort, Filters>>) => go({ ...other, after: null }),
    toFirst: () => go({ after: null }),
    toPrevious: () => go({ after: trail.at(-1) || null }, { trail: trail.slice(0, -1) }),
    toNext: (cursor: string) => go({ after: cursor }, { trail: [...trail, part.after ?? ''] }),
  };
}
