import { usePrivateSearch } from '#app/ui/lists/private-search.ts';
import { searchFor, type TableFacts, type TablePart, tablePartIn, trailsIn } from './table-address.ts';

/** The part of the list a table shows, with functions to navigate to another part. */
export function useTableAddress<Sort extends string>(table: TableFacts<Sort>) {
  const { query, state, go: goTo } = usePrivateSearch();
  const part = tablePartIn(query, table);
  const trails = trailsIn(state);
  const trail = part.after === null ? [] : (trails[table.name] ?? []);

  function go(change: Partial<TablePart<Sort>>, way: { trail: readonly string[]; isStep: boolean }) {
    goTo(searchFor(query, table, { ...part, ...change }), {
      replace: !way.isStep,
      state: { ...trails, [table.name]: way.trail },
    });
  }

  return {
    part,
    /** Number of pages before the current one; null when the URL was opened in the middle of the list. */
    pagesBefore: part.after !== null && trail.length === 0 ? null : trail.length,
    find: (q: string) => go({ q, after: null }, { trail: [], isStep: false }),
    sortBy: (sort: Sort) => go({ sort, after: null }, { trail: [], isStep: true }),
    toFirst: () => go({ after: null }, { trail: [], isStep: true }),
    toPrevious: () => go({ after: trail.at(-1) || null }, { trail: trail.slice(0, -1), isStep: true }),
    toNext: (cursor: string) => go({ after: cursor }, { trail: [...trail, part.after ?? ''], isStep: true }),
  };
}

export type TableAddress<Sort extends string> = ReturnType<typeof useTableAddress<Sort>>;
