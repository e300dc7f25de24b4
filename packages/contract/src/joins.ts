import * as z from 'zod/mini';
import { uuid } from './fields.ts';

const moment = z.iso.datetime();

/** Which joins to list: with `clientId` those of one account or record, also the ones an adviser said no to. */
export const joinQuerySchema = z.strictObject({ clientId: z.optional(uuid) });

/** An account and a record that may be its own. */
export const joinPairSchema = z.strictObject({ accountId: uuid, recordId: uuid });
export type JoinPair = z.infer<typeof joinPairSchema>;

/** A record that an adviser keeps under the proven address of an account. */
const joinRecordSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  createdAt: moment,
  updatedAt: moment,
  /** Whether an adviser said that it is not this person's. */
  isRefused: z.boolean(),
});
export type JoinRecord = z.infer<typeof joinRecordSchema>;

/** An account that says it is a client of an adviser, with the records that may be its own, newest first. */
export const joinAskedSchema = z.object({
  account: z.object({
    id: uuid,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    provenAt: moment,
    /** Whether the account has details of its own, which keep records apart from it. */
    hasDetails: z.boolean(),
  }),
  records: z.array(joinRecordSchema),
});
export type JoinAsked = z.infer<typeof joinAskedSchema>;

/** The client that an account and a record became. */
export const joinedSchema = z.object({ clientId: uuid });
