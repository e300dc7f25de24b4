import {
  AppError,
  type ClientListItem,
  type ClientListQuery,
  longestList,
  profileParamsSchema,
  roleOf,
} from '@freehold/contract';
import { type Actor, reachOf } from '../../actor.ts';
import { decodeCursor, encodeCursor } from '../../db/keyset.ts';
import { searchWords } from '../../db/search-words.ts';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordShown } from '../audit/index.ts';
import { type ListPage, type ListSort, listProfiles } from './queries/search.ts';

/**
 * A page of the list of profiles, by name by default; the clients it shows are audited. Throws AppError `invalid-input`
 * for a foreign cursor.
 */
export async function listClients(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query }: { actor: Actor; query: ClientListQuery },
): Promise<{ items: ClientListItem[]; next: string | null }> {
  const { items, next } = await pageOfClients(deps.db.kysely, { query, narrowing: { adviser: reachOf(actor) } });
  await auditClients(deps, { actor, query, ids: items.map(({ id }) => id) });
  return { items, next };
}

/** Records whom an adviser's list showed. */
export async function auditClients(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query, ids }: { actor: Actor; query: ClientListQuery; ids: readonly string[] },
): Promise<void> {
  await recordShown(deps, { actor, action: 'clients-listed', filter: query, rows: ids, shown: { client: ids } });
}

/** Which clients are left out, beside what the query says. */
type Narrowing = Pick<ListPage, 'adviser' | 'quietSince' | 'hasNoAction' | 'owesOnProperty'>;

/** A page of clients that nobody has been shown yet, and the cursor that follows a row of it. */
export async function pageOfClients(
  reader: Reader,
  { query, narrowing }: { query: ClientListQuery; narrowing: Narrowing },
): Promise<{ items: ClientListItem[]; next: string | null; cursorAfter: (at: number) => string | null }> {
  const { limit = longestList, cursor, q = '', sort = 'name', role } = query;
  const isDescending = sort.startsWith('-');
  const column = sortOf(sort);
  const after = cursor === undefined ? null : placeOf(cursor, column);
  const patterns = searchPatterns(q);
  const rows = await listProfiles(reader, {
    ...narrowing,
    ...{ patterns, role: role ?? null, sort: column, isDescending, after },
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const cursorAfter = (at: number) => {
    const row = rows[at];
    return row !== undefined && at < rows.length - 1 ? encodeCursor([sortable(row.sorted_by), row.id]) : null;
  };
  return { items: shown.map(presentRow), next: cursorAfter(limit - 1), cursorAfter };
}

/**
 * LIKE patterns that match every word of a search. A word of one or two characters must start a word: the trigram index
 * can answer that, and it is what someone who has just begun to type expects.
 */
export function searchPatterns(q: string): string[] {
  const words = searchWords(q);
  return words.map((word) => {
    const escaped = word.replaceAll(/[\\%_]/g, '\\$&');
    const isShort = [...word].length < 3 && /[\p{L}\p{N}]/u.test(word);
    return isShort ? `% ${escaped}%` : `%${escaped}%`;
  });
}

function presentRow(row: Awaited<ReturnType<typeof listProfiles>>[number]): ClientListItem {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role: roleOf(row.role),
    grossIncome: row.gross_income,
  };
}

function sortOf(sort: string): ListSort {
  const name = sort.replace('-', '');
  return name === 'email' || name === 'created' ? name : 'name';
}

function sortable(value: string | Date): string | number {
  return value instanceof Date ? value.getTime() : value;
}

// Dates the database can hold: 1970 to the year 2200.
const latestMoment = 7_258_118_400_000;

function placeOf(cursor: string, sort: ListSort): ListPage['after'] {
  const [value, id, ...rest] = decodeCursor(cursor) ?? [];
  const isId = typeof id === 'string' && rest.length === 0 && profileParamsSchema.safeParse({ id }).success;
  if (isId && sort !== 'created' && typeof value === 'string') return { value, id };
  if (isId && sort === 'created' && typeof value === 'number' && value >= 0 && value <= latestMoment) {
    return { value: new Date(value), id };
  }
  throw new AppError('invalid-input', { fields: [{ field: 'cursor', message: 'Start from the first page again' }] });
}
