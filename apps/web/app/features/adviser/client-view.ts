import {
  builtInClientViews,
  type ClientFilter,
  type ClientSort,
  type ClientViewShown,
  clientFilterFields,
  wholeListNames,
} from '@freehold/contract';
import * as z from 'zod/mini';
import type { ListViews } from '#app/lib/saved-views.ts';
import { clientsTable, searchFor } from './table-address.ts';

const plain: ClientViewShown = { q: '', sort: clientsTable.usualSort, filter: {} };

/** The views of the list of clients. */
export const clientViews: ListViews<ClientViewShown> = {
  list: 'clients',
  fixed: [{ name: wholeListNames.clients, ...plain }, ...builtInClientViews.map((view) => ({ ...plain, ...view }))],
  keyOf: (shown) => searchForView('', shown),
  toKeep: (shown, name) => ({ list: 'clients', name, ...shown }),
  fromKept: (view) => (view.list === 'clients' ? view : null),
};

const filterSchema = z.object(clientFilterFields);

/** The filter in the URL; none where a value is out of bounds. */
export function clientFilterIn(search: string): ClientFilter {
  const params = new URLSearchParams(search);
  const given = (key: string) => params.get(key) ?? undefined;
  const known = z.safeParse(filterSchema, {
    quietDays: given('quiet'),
    lvrOver: given('lvr'),
    noAction: given('no-action'),
  });
  return known.success ? known.data : {};
}

/** Query string of a view from its first page; other parameters stay. */
export function searchForView(search: string, { q, sort, filter }: ClientViewShown): string {
  const params = new URLSearchParams(searchFor<ClientSort>(search, clientsTable, { q, sort, after: null }));
  const set = (key: string, value: string | number | undefined) =>
    value === undefined ? params.delete(key) : params.set(key, String(value));
  set('quiet', filter.quietDays);
  set('lvr', filter.lvrOver);
  set('no-action', filter.noAction);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
