import {
  builtInLeadViews,
  type LeadKind,
  type LeadSort,
  type LeadStatus,
  type LeadTodo,
  type LeadViewShown,
  leadListQuerySchema,
  leadSorts,
  wholeListNames,
} from '@freehold/contract';
import * as z from 'zod/mini';
import type { ListViews } from '#app/lib/saved-views.ts';
import { longestSearch } from '#app/ui/lists/list-address.ts';
import type { AddressPart } from '#app/ui/lists/use-list-address.ts';

export const deskViews = ['table', 'board'] as const;
export type DeskView = (typeof deskViews)[number];

/** Filters and view of the desk, besides search and order; null means any. */
export interface DeskFilters {
  readonly view: DeskView;
  readonly kind: LeadKind | null;
  readonly status: LeadStatus | null;
  /** An adviser's id, or `none` for leads without an owner. */
  readonly owner: string | null;
  /** ISO dates received, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly todo: LeadTodo | null;
}

export type DeskPart = AddressPart<LeadSort, DeskFilters>;

export const usualSort: LeadSort = '-received';
export const noFilters: Omit<DeskFilters, 'view'> = {
  kind: null,
  status: null,
  owner: null,
  from: null,
  to: null,
  todo: null,
};

const { shape } = leadListQuerySchema;

/** Parses the desk's state from the URL; invalid parts are ignored. */
export function deskPartIn(search: string): DeskPart {
  const query = new URLSearchParams(search);
  const meant = <S extends z.ZodMiniType>(schema: S, name: string): z.output<S> | undefined =>
    query.has(name) ? z.safeParse(schema, query.get(name)).data : undefined;
  return {
    q: (meant(shape.q, 'q') ?? query.get('q') ?? '').trim().slice(0, longestSearch),
    sort: leadSorts.find((known) => known === query.get('sort')) ?? usualSort,
    after: meant(shape.cursor, 'cursor') ?? null,
    filters: {
      view: query.get('view') === 'board' ? 'board' : 'table',
      kind: meant(shape.kind, 'kind') ?? null,
      status: meant(shape.status, 'status') ?? null,
      owner: meant(shape.owner, 'owner') ?? null,
      from: meant(shape.from, 'from') ?? null,
      to: meant(shape.to, 'to') ?? null,
      todo: meant(shape.todo, 'todo') ?? null,
    },
  };
}

/** The URL of a desk state, without default values. */
export function deskSearch({ q, sort, after, filters }: DeskPart): string {
  const { view, ...others } = filters;
  const wanted = {
    ...(view === 'board' && { view }),
    q,
    ...others,
    ...(sort !== usualSort && { sort }),
    cursor: after,
  };
  const given = Object.entries(wanted).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
}

/** Query for the list, its totals and its export, without order and page. */
export function filterQuery({ q, filters }: Pick<DeskPart, 'q' | 'filters'>) {
  const { kind, owner, from, to, todo } = filters;
  return {
    ...(q !== '' && { q }),
    ...(kind !== null && { kind }),
    ...(owner !== null && { owner }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(todo !== null && { todo }),
  };
}

/** True when anything but the view narrows the list. */
export function isNarrowed({ q, filters }: DeskPart): boolean {
  return q !== '' || filtersSet(filters) > 0;
}

/** How many filters are set. */
export function filtersSet({ view: _view, ...filters }: DeskFilters): number {
  return Object.values(filters).filter((value) => value !== null).length;
}

const plain: LeadViewShown = { q: '', sort: usualSort, filter: {} };

/** The views of the leads. */
export const leadViews: ListViews<LeadViewShown> = {
  list: 'leads',
  fixed: [{ name: wholeListNames.leads, ...plain }, ...builtInLeadViews.map((view) => ({ ...plain, ...view }))],
  keyOf: (shown) => deskSearch(partOf(shown, 'table')),
  toKeep: (shown, name) => ({ list: 'leads', name, ...shown }),
  fromKept: (view) => (view.list === 'leads' ? view : null),
};

/** What the desk shows, as a view keeps it: a table and a board of the same leads are one view. */
export function viewOf({ q, sort, filters }: DeskPart): LeadViewShown {
  const { status } = filters;
  const { q: _q, ...filter } = filterQuery({ q, filters });
  return { q, sort, filter: { ...filter, ...(status !== null && { status }) } };
}

/** The desk's state that shows a view. One status alone is shown as a table, since a board has them all. */
export function partOf({ q, sort, filter }: LeadViewShown, view: DeskView): DeskPart {
  const { kind = null, status = null, owner = null, from = null, to = null, todo = null } = filter;
  const filters = { view: status === null ? view : 'table', kind, status, owner, from, to, todo };
  return { q, sort, after: null, filters };
}
