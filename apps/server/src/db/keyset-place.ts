import { AppError } from '@freehold/contract';
import { decodeCursor } from './keyset.ts';

/** Checks whether a cursor value is valid at its position. */
export type PlaceCheck = (value: string | number) => boolean;

// JavaScript dates include years that PostgreSQL rejects.
const isoMoment = /^(?:19|20)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const idText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isMoment: PlaceCheck = (value) =>
  typeof value === 'string' && isoMoment.test(value) && isOnCalendar(value);
export const isId: PlaceCheck = (value) => typeof value === 'string' && idText.test(value);
export const isText: PlaceCheck = (value) => typeof value === 'string';

/**
 * The values of a cursor, each comparable with its column. Throws AppError `invalid-input` on the field `cursor` when
 * the text is not a cursor of this list and order.
 */
export function placeOf(cursor: string, checks: readonly PlaceCheck[]): readonly (string | number)[] {
  const place = decodeCursor(cursor);
  const fits = place?.length === checks.length && place.every((value, index) => checks[index]?.(value));
  if (place && fits) return place;
  throw new AppError('invalid-input', { fields: [{ field: 'cursor', message: 'Not a cursor of this list' }] });
}

// Date.parse takes 30 February for 2 March; PostgreSQL refuses it.
function isOnCalendar(moment: string): boolean {
  const parsed = new Date(moment);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === moment.slice(0, 10);
}
