import { longestList } from '@freehold/contract';
import { refuseField } from './demo-answer.ts';

interface Paging {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of a list, with the cursor of the next one; null at the end. */
export interface ListPage<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/**
 * The page of an ordered list that a query requests. A cursor holds the order and the last row before it. Throws
 * AppError `invalid-input` for a cursor of another order or of a row that is gone.
 */
export function listPart<Item extends { readonly id: string | number }>(
  ordered: readonly Item[],
  order: string,
  { limit = longestList, cursor }: Paging,
): ListPage<Item> {
  const start = cursor === undefined ? 0 : placeAfter(ordered, order, cursor);
  const items = ordered.slice(start, start + limit);
  const last = items.at(-1);
  const hasMore = start + limit < ordered.length && last !== undefined;
  return { items, next: hasMore ? `${order}.${last.id}` : null };
}

function placeAfter(ordered: readonly { readonly id: string | number }[], order: string, cursor: string): number {
  const index = ordered.findIndex(({ id }) => `${order}.${id}` === cursor);
  if (index < 0) refuseField('cursor', 'Start again without a cursor');
  return index + 1;
}

/** The rows sorted by key, ties by id, descending where the sort starts with a minus. */
export function inOrder<Item extends { readonly id: string }>(
  rows: readonly Item[],
  sort: string,
  keyOf: (row: Item) => string | number,
): Item[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => sign * (compared(keyOf(one), keyOf(other)) || compared(one.id, other.id)));
}

function compared(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The words of a search, in lower case. */
export function wordsOf(q: string | undefined): string[] {
  return (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
