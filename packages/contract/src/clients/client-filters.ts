import * as z from 'zod/mini';
import { numberOr, whole } from '../base/fields.ts';

/** Most days a client may have been without contact to be asked for: ten years. */
export const mostQuietDays = 3_650;
/** Highest LVR that can be asked for, percent. */
export const highestLvrAsked = 200;

const days = z.coerce.number().check(z.minimum(1), z.maximum(mostQuietDays), whole());
const percentOver = z.coerce.number().check(z.minimum(0), z.maximum(highestLvrAsked));

/** Which clients a list is of, as a query says it; clients must meet all that is said. */
export const clientFilterFields = {
  /** No contact on record within so many days; clients without any contact are among them. */
  quietDays: z.optional(days),
  /** LVR above so many percent; clients without property never are. */
  lvrOver: z.optional(percentOver),
  /** Without a next action on an open lead. */
  noAction: z.optional(z.enum(['true'])),
};

/** The same as JSON keeps it. */
export const clientFilterSchema = z.strictObject({
  quietDays: z.optional(numberOr('Enter days').check(z.minimum(1), z.maximum(mostQuietDays), whole())),
  lvrOver: z.optional(numberOr('Enter percent').check(z.minimum(0), z.maximum(highestLvrAsked))),
  noAction: z.optional(z.enum(['true'])),
});
export type ClientFilter = z.infer<typeof clientFilterSchema>;
