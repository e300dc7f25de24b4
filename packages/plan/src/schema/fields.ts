import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** The parts whose records others name by their id. */
export type NamedPart = 'people' | 'owners' | 'homes' | 'loans' | 'money' | 'events';

/** What a field is beyond its shape: somebody's own words, or the id of a record in one of these parts. */
export type Mark = { readonly kind: 'words' } | { readonly kind: 'id'; readonly of: readonly NamedPart[] };

/** The marks of the fields below. What removes names from a link reads them, so that a new field of words cannot be forgotten. */
export const marks = z.registry<Mark>();

const largestAmount = 1_000_000_000;

/** A record's key: short, stable, made by the program and never by hand, so that it holds nobody's name. */
export const id = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,15}$/, 'An id is 1 to 16 letters and digits.'));

/** A month, such as 2026-12. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written 2026-12.'));

/** A day, such as 2026-11-21. */
export const day = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'A day is written 2026-11-21.'));

/** A day, with the time and its distance from UTC where the law asks for the minute. */
export const moment = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/,
      'A time is written 2021-06-18T12:00+10:00.',
    ),
  );

/** Dollars from 0 to a thousand million: a year, a month or a week, as the field says. */
export const amount = z
  .number()
  .check(z.minimum(0, 'An amount is not below 0.'), z.maximum(largestAmount, 'An amount is at most $1,000,000,000.'));

/** Dollars that are owed, below 0 what is to come. */
export const owing = z
  .number()
  .check(
    z.minimum(-largestAmount, 'An amount is at least −$1,000,000,000.'),
    z.maximum(largestAmount, 'An amount is at most $1,000,000,000.'),
  );

/** Percent, or percentage points, which can be below 0. */
export const percent = z
  .number()
  .check(z.minimum(-100, 'A rate is at least −100 %.'), z.maximum(100, 'A rate is at most 100 %.'));

/** A part of a whole in percent. */
export const share = z
  .number()
  .check(z.minimum(0, 'A share is not below 0 %.'), z.maximum(100, 'A share is at most 100 %.'));

/** A whole number within bounds; `says` names them. */
export function whole(least: number, most: number, says: string) {
  return z.int(says).check(z.minimum(least, says), z.maximum(most, says));
}

/** Somebody's own words of at most this many characters; `what` is the field's name at the start of the message. */
export function words(most: number, what: string) {
  const schema = z.string().check(z.maxLength(most, `${what} has at most ${most} characters.`));
  marks.add(schema, { kind: 'words' });
  return schema;
}

/** The id of a record in one of the parts; one that names nothing is odd, not wrong. */
export function idOf(...of: readonly NamedPart[]) {
  const schema = id.check();
  marks.add(schema, { kind: 'id', of });
  return schema;
}

export const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
export const state = z.enum(states, 'A state is one of NSW, VIC, QLD, WA, SA, TAS, ACT and NT.');

/** Fields of every record that a person may name. */
export const named = {
  name: z.exactOptional(words(limits.nameCharacters, 'A name')),
  note: z.exactOptional(words(limits.noteCharacters, 'A note')),
};

/** As `named`, of a record that can be switched off. */
export const switched = { ...named, off: z.exactOptional(z.literal(true)) };
