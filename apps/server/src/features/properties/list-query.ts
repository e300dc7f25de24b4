import { AppError, longestList, type PropertyListQuery, type PropertySort } from '@freehold/contract';
import { decodeCursor, encodeCursor } from '../../db/keyset.ts';
import { searchWords } from '../../db/search-words.ts';
import type { PropertyPart, SortField } from './queries.ts';

const defaultSort: PropertySort = '-created';
const anyUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const latestMoment = 8.64e15;

/** True when a text can be a record's id. */
export function isUuid(text: string): boolean {
  return anyUuid.test(text);
}

/** The page a query requests. Throws AppError `invalid-input` for a cursor of another sort order. */
export function pageOf(query: PropertyListQuery): PropertyPart {
  const sort = query.sort ?? defaultSort;
  return {
    sort: { field: fieldOf(sort), isDescending: sort.startsWith('-') },
    after: query.cursor === undefined ? null : placeOf(query.cursor, sort),
    limit: query.limit ?? longestList,
    words: searchWords(query.q ?? ''),
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    minBeds: query.minBeds ?? null,
    state: query.state ?? null,
    isArchived: query.archived === 'true',
  };
}

/** The cursor of the page after a row. */
export function cursorAfter(row: { id: string; sort_value: string | number | Date }, query: PropertyListQuery): string {
  const value = row.sort_value instanceof Date ? row.sort_value.getTime() : row.sort_value;
  return encodeCursor([query.sort ?? defaultSort, value, row.id]);
}

function fieldOf(sort: PropertySort): SortField {
  switch (sort) {
    case 'name':
    case '-name':
      return 'name';
    case 'price':
    case '-price':
      return 'price';
    case 'yield':
    case '-yield':
      return 'yield';
    case 'growth':
    case '-growth':
      return 'growth';
    case 'created':
    case '-created':
      return 'created';
  }
}

function placeOf(cursor: string, sort: PropertySort): PropertyPart['after'] {
  const [sortedBy, value, id] = decodeCursor(cursor) ?? [];
  const sorted = sortedBy === sort && value !== undefined ? sortedValue(fieldOf(sort), value) : null;
  if (sorted === null || typeof id !== 'string' || !isUuid(id)) {
    throw new AppError('invalid-input', { fields: [{ field: 'cursor', message: 'Start again without a cursor' }] });
  }
  return { value: sorted, id };
}

function sortedValue(field: SortField, value: string | number): string | number | Date | null {
  if (field === 'name') return typeof value === 'string' ? value : null;
  if (typeof value !== 'number') return null;
  if (field !== 'created') return value;
  return Number.isInteger(value) && value >= 0 && value <= latestMoment ? new Date(value) : null;
}
