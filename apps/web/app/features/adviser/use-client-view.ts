import { usePrivateSearch } from '#app/ui/lists/private-search.ts';
import { type ClientView, clientFilterIn, searchForView } from './client-view.ts';
import { clientsTable, tablePartIn, trailsIn } from './table-address.ts';

/** The view that the list of clients shows, and how to show another from its first page. */
export function useClientView() {
  const { query, state, go } = usePrivateSearch();
  const { q, sort } = tablePartIn(query, clientsTable);
  const view: ClientView = { q, sort, filter: clientFilterIn(query) };
  return {
    view,
    show(next: ClientView) {
      go(searchForView(query, next), { replace: false, state: { ...trailsIn(state), clients: [] } });
    },
  };
}
