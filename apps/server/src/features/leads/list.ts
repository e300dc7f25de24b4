import {
  fullName,
  type LeadArrivals,
  type LeadExportQuery,
  type LeadListItem,
  type LeadListQuery,
  type LeadOwner,
  type LeadTotals,
  type LeadTotalsQuery,
  longestList,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { type Actor, reachOf } from '../../actor.ts';
import { encodeCursor } from '../../db/keyset.ts';
import { isId, isMoment, isText, type PlaceCheck, placeOf } from '../../db/keyset-place.ts';
import { searchWords } from '../../db/search-words.ts';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordShown } from '../audit/index.ts';
import { presentLeads } from './present-many.ts';
import { listAdvisers } from './queries/advisers.ts';
import {
  countLeads,
  countLeadsSince,
  type LeadFilter,
  type LeadOrder,
  type LeadPart,
  type LeadRow,
  listLeads,
} from './queries/list.ts';

/** The values by which a lead is sorted, its id last. */
export type Place = readonly (string | number)[];

type Recording = Pick<Deps, 'db' | 'now' | 'secrets'>;

/**
 * A page of the leads of a query, newest first by default, and the cursor of the next page; the leads it shows are
 * audited.
 */
export async function leadList(
  deps: Recording,
  { actor, query }: { actor: Actor; query: LeadListQuery },
): Promise<{ items: LeadListItem[]; next: string | null }> {
  const { limit = longestList, cursor } = query;
  const order = orderOf(query);
  const rows = await listLeads(deps.db.kysely, {
    ...filterOf(query, { actor, today: dayInSydney(deps.now()) }),
    ...order,
    after: cursor === undefined ? null : placeAfter(cursor, order.order),
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const ids = items.map(({ id }) => id);
  await recordShown(deps, { actor, action: 'leads-listed', filter: query, rows: ids, shown: { lead: ids } });
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items: await presentLeads(deps, deps.db.kysely, items), next: last ? cursorOf(last, order.order) : null };
}

/** How many leads of a filter have each status. */
export async function leadTotals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, query }: { actor: Actor; query: LeadTotalsQuery },
): Promise<LeadTotals> {
  const totals = { New: 0, Contacted: 0, Converted: 0, Closed: 0 };
  const filter = filterOf(query, { actor, today: dayInSydney(now()) });
  for (const { status, count } of await countLeads(db.kysely, filter)) totals[status] = count;
  return totals;
}

// A lead's time is when its request began; others see it only after its commit.
const slackMs = 5 * 60 * 1000;

/** How many leads were received since a moment; by default since five minutes ago. */
export async function leadArrivals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, query }: { actor: Actor; query: { since?: string | undefined } },
): Promise<LeadArrivals> {
  const since = query.since === undefined ? new Date(now().getTime() - slackMs) : new Date(query.since);
  return { since: since.toISOString(), count: await countLeadsSince(db.kysely, { since, adviser: reachOf(actor) }) };
}

/** The advisers who can own a lead. */
export async function leadOwners(reader: Reader): Promise<LeadOwner[]> {
  const advisers = await listAdvisers(reader);
  return advisers.map((row) => ({
    id: row.id,
    name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    email: row.email,
  }));
}

/** The filter of an actor's query; actions are due by a day in Sydney (ISO). */
export function filterOf(
  { q = '', kind, status, owner, from, to, todo }: LeadExportQuery,
  { actor, today }: { actor: Actor; today: string },
): LeadFilter {
  return {
    adviser: reachOf(actor),
    words: searchWords(q),
    kind: kind ?? null,
    status: status ?? null,
    owner: owner === 'none' ? 'nobody' : (owner ?? null),
    from: from ?? null,
    to: to ?? null,
    todo: todo ?? null,
    today,
  };
}

const orders = {
  received: { order: 'received', isDescending: false },
  '-received': { order: 'received', isDescending: true },
  name: { order: 'name', isDescending: false },
  '-name': { order: 'name', isDescending: true },
  status: { order: 'status', isDescending: false },
} as const;

/** The sort order of a query, newest first by default. */
export function orderOf({ sort = '-received' }: LeadExportQuery): Pick<LeadPart, 'order' | 'isDescending'> {
  return orders[sort];
}

function cursorOf(row: LeadRow, order: LeadOrder): string {
  return encodeCursor([order, ...placeAt(row, order)]);
}

type SortedBy = 'id' | 'received_at' | 'name_sort' | 'status_order';

/** A lead's position in a sort order. */
export function placeAt(row: Pick<LeadRow, SortedBy>, order: LeadOrder): Place {
  const received = row.received_at.toISOString();
  const places: Readonly<Record<LeadOrder, Place>> = {
    received: [received, row.id],
    name: [row.name_sort, row.id],
    status: [row.status_order, received, row.id],
  };
  return places[order];
}

// Prefixed with the order, so that a cursor is invalid under another order.
const placeChecks: Readonly<Record<LeadOrder, readonly PlaceCheck[]>> = {
  received: [(value) => value === 'received', isMoment, isId],
  name: [(value) => value === 'name', isText, isId],
  status: [(value) => value === 'status', (value) => [1, 2, 3, 4].some((rank) => rank === value), isMoment, isId],
};

function placeAfter(cursor: string, order: LeadOrder): Place {
  return placeOf(cursor, placeChecks[order]).slice(1);
}
