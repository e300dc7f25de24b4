import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';

/** A client record unused for a year. */
const idleRecordSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  lastUsedAt: z.iso.datetime(),
});
export type IdleRecord = z.infer<typeof idleRecordSchema>;

/** Maximum unused records advisers are asked about at once. */
export const mostIdleRecords = 10;

/** The longest-unused records no adviser has decided about, and whether there are more. */
export const idleRecordsSchema = z.object({ records: z.array(idleRecordSchema), hasMore: z.boolean() });
export type IdleRecords = z.infer<typeof idleRecordsSchema>;
