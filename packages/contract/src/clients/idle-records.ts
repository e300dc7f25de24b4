import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { defineRoute } from '../base/route.ts';

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

const record = z.strictObject({ id: uuid });
const ok = z.object({ ok: z.literal(true) });

/** Client records that nobody has used for a year: advisers keep each for another year, or erase the client. */
export const idleRecordRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/idle-records',
    access: 'admin',
    repeat: 'natural',
    summary:
      'Client records that nobody has used for a year and that advisers have not decided about, the longest unused first',
    reply: idleRecordsSchema,
    status: 200,
    errors: [],
  }),
  keep: defineRoute({
    method: 'POST',
    path: '/idle-records/:id/keep',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Keep such a record for another year; the same again changes nothing',
    params: record,
    reply: ok,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  askAgain: defineRoute({
    method: 'POST',
    path: '/idle-records/:id/ask-again',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Take that back, so that advisers are asked about the record again',
    params: record,
    reply: ok,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
