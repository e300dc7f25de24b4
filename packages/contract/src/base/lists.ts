import * as z from 'zod/mini';
import { text, whole } from './fields.ts';

/** Maximum rows of a list without paging (decision F-13). */
export const longestList = 1_000;

/**
 * Longest cursor, characters: it holds what the list is sorted by, at most a name of 160 characters of four bytes in
 * base64.
 */
const longestCursor = 1_500;

/**
 * Query of every list: `limit` rows after `cursor`, of those that contain every word of `q`. The response's `Link`
 * header (rel="next") holds the next cursor.
 */
export const listQueryFields = {
  limit: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(longestList), whole())),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(longestCursor))),
  q: z.optional(text(200)),
};
