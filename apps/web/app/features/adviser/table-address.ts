import { type ClientSort, clientSorts, type PropertySort, propertySorts } from '@freehold/contract';
import * as z from 'zod/mini';
import { longestSearch } from '#app/ui/lists/list-address.ts';

/** A table of the dashboard, as the address names it. */
export interface TableFacts<Sort extends string> {
  readonly name: 'clients' | 'properties';
  readonly sorts: readonly Sort[];
  /** The order when none is asked for, which the address leaves out. */
  readonly usualSort: Sort;
}

export const clientsTable: TableFacts<ClientSort> = { name: 'clients', sorts: clientSorts, usualSort: 'name' };
export const propertiesTable: TableFacts<PropertySort> = {
  name: 'properties',
  sorts: propertySorts,
  usualSort: '-created',
};

/** The part of a list that a table shows: what is searched for, its order, and the cursor of the row before it. */
export interface TablePart<Sort extends string> {
  readonly q: string;
  readonly sort: Sort;
  readonly after: string | null;
}

const longestCursor = 500;

/** The part that the address asks for; what it cannot mean falls back to the start of the list. */
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

/** The address that asks for another part of a table and leaves the rest of it as it is. */
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
 * Cursors of the pages before the shown one, blank for the first: the way back, which a list in one direction does not know.
 * They lie in the browser's history beside the address, so that a reload keeps them.
 */
export type Trails = { readonly [Name in TableFacts<string>['name']]?: readonly string[] | undefined };

const trail = z.optional(z.array(z.string()));
const trailsSchema = z.object({ clients: trail, properties: trail });

/** The trails in an entry of the browser's history, none in one that somebody else wrote. */
export function trailsIn(historyState: unknown): Trails {
  const known = z.safeParse(trailsSchema, historyState);
  return known.success ? known.data : {};
}

function keysOf(name: string) {
  return { q: name, sort: `${name}-sort`, after: `${name}-after` };
}
