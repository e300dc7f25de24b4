import {
  builtInViews,
  type ClientFilter,
  type ClientSort,
  clientFilterFields,
  type SavedViewInput,
} from '@freehold/contract';
import * as z from 'zod/mini';
import { clientsTable, searchFor } from './table-address.ts';

/** What a view of the list of clients stands for. */
export type ClientView = Omit<SavedViewInput, 'name'>;

const plain: ClientView = { q: '', sort: clientsTable.usualSort, filter: {} };

/** Views that everybody has: all clients, and those built in. */
export const fixedViews: readonly (ClientView & { readonly name: string })[] = [
  { name: 'All clients', ...plain },
  ...builtInViews.map((view) => ({ ...plain, ...view })),
];

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
export function searchForView(search: string, { q, sort, filter }: ClientView): string {
  const params = new URLSearchParams(searchFor<ClientSort>(search, clientsTable, { q, sort, after: null }));
  const set = (key: string, value: string | number | undefined) =>
    value === undefined ? params.delete(key) : params.set(key, String(value));
  set('quiet', filter.quietDays);
  set('lvr', filter.lvrOver);
  set('no-action', filter.noAction);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** True when both show the same part of the list. */
export function isSameView(one: ClientView, other: ClientView): boolean {
  return searchForView('', one) === searchForView('', other);
}
