import * as z from 'zod/mini';
import { lineOfText, whole } from './fields.ts';

/** Rows of a list without paging, as the contract caps them (decision F-13). */
export const longestList = 1_000;

/**
 * What every list takes: `limit` rows after the place that `cursor` names, of those in which every word of `q` occurs.
 * A reply's `Link` header (rel="next") holds the next cursor.
 */
export const listQueryFields = {
  limit: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(longestList), whole())),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  q: z.optional(lineOfText(200)),
};
