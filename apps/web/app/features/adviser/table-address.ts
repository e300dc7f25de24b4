import { type ClientSort, clientSorts, type PropertySort, propertySorts } from '@freehold/contract';
import * as z from 'zod/mini';
import { longestSearch } from '#app/ui/lists/list-address.ts';

/** A dashboard table as represented in the URL. */
export interface TableFacts<Sort extends string> {
  readonly name: 'clients' | 'properties';
  readonly sorts: readonly Sort[];
  /** Default sort; the URL omits it. */
  readonly usualSort: Sort;
}

export const clientsTable: TableFacts<ClientSort> = { name: 'clients', sorts: clientSorts, usualSort: 'name' };
export const propertiesTable: TableFacts<PropertySort> = {
  name: 'properties',
  sorts: propertySorts,
  usualSort: '-created',
};

/** The part of a list a table shows: search text, sort, and the cursor it starts after. */
export interface TablePart<Sort extends string> {
  readonly q: string;
  readonly sort: Sort;
  readonly after: string | null;
}

const longestCursor = 500;

/** Reads the part from the URL; invalid values fall back to the defaults. */
export function tablePartIn<Sort extends string>(search: string, table: TableFacts<Sort>): TablePart<Sort> {
  const { q, sort, after } = keysOf(table.name);
  const query = new URLSearchParams(search);
  const cursor = query.get(after) ?? '';
  return {
    q: (query.get(q) ?? '').trim().slice(0, longestSearch),
    sort: table.sorts.find((known) => known === query.get(sort)) ?? table.usualSort,
    after: cursor === '' || cursor.length > longestCursor ? null : cursor,
  };
}

/** Query string for another part of the table; other parameters stay. */
export function searchFor<Sort extends string>(search: string, table: TableFacts<Sort>, part: TablePart<Sort>): string {
  const keys = keysOf(table.name);
  const query = new URLSearchParams(search);
  const set = (key: string, value: string) => (value === '' ? query.delete(key) : query.set(key, value));
  set(keys.q, part.q);
  set(keys.sort, part.sort === table.usualSort ? '' : part.sort);
  set(keys.after, part.after ?? '');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Cursors of the pages before the current one, blank for the first: keyset pagination has no way back without them.
 * Kept in the history entry's state, so that they survive a reload.
 */
export type Trails = { readonly [Name in TableFacts<string>['name']]?: readonly string[] | undefined };

const trail = z.optional(z.array(z.string()));
const trailsSchema = z.object({ clients: trail, properties: trail });

/** Trails from a history entry's state; empty if it has another shape. */
export function trailsIn(historyState: unknown): Trails {
  const known = z.safeParse(trailsSchema, historyState);
  return known.success ? known.data : {};
}

function keysOf(name: string) {
  return { q: name, sort: `${name}-sort`, after: `${name}-after` };
}
