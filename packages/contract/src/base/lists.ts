import * as z from 'zod/mini';
import { text, whole } from './fields.ts';

/** Maximum rows of a list without paging (decision F-13). */
export const longestList = 1_000;

/**
 * Query of every list: `limit` rows after `cursor`, of those that contain every word of `q`. The response's `Link`
 * header (rel="next") holds the next cursor.
 */
export const listQueryFields = {
  limit: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(longestList), whole())),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  q: z.optional(text(200)),
};
