import * as z from 'zod/mini';
import { uuid } from './fields.ts';

/** A client record that nobody has used for a year. */
const idleRecordSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  lastUsedAt: z.iso.datetime(),
});
export type IdleRecord = z.infer<typeof idleRecordSchema>;

/** How many unused records advisers are asked about at once. */
export const mostIdleRecords = 10;

/** The longest unused records that advisers have not decided about, and whether there are more of them. */
export const idleRecordsSchema = z.object({ records: z.array(idleRecordSchema), hasMore: z.boolean() });
export type IdleRecords = z.infer<typeof idleRecordsSchema>;
