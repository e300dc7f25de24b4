import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';

const moment = z.iso.datetime();

/** Query of joins: with `clientId` those of one account or record, including the ones an adviser rejected. */
export const joinQuerySchema = z.strictObject({ clientId: z.optional(uuid) });

/** An account and a record that may belong to it. */
export const joinPairSchema = z.strictObject({ accountId: uuid, recordId: uuid });
export type JoinPair = z.infer<typeof joinPairSchema>;

/** A record that an adviser keeps under the proven address of an account. */
const joinRecordSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  createdAt: moment,
  updatedAt: moment,
  /** True when an adviser said it is not this person's. */
  isRefused: z.boolean(),
});
export type JoinRecord = z.infer<typeof joinRecordSchema>;

/** An account that claims to be an adviser's client, with the records that may belong to it, newest first. */
export const joinAskedSchema = z.object({
  account: z.object({
    id: uuid,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    provenAt: moment,
    /** True when the account has details of its own, which keep records separate from it. */
    hasDetails: z.boolean(),
  }),
  records: z.array(joinRecordSchema),
});
export type JoinAsked = z.infer<typeof joinAskedSchema>;

/** The client that an account and a record were joined into. */
export const joinedSchema = z.object({ clientId: uuid });
