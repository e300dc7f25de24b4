import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { roles } from '../base/role.ts';

/**
 * Response to creating the test administrator. It includes the password so that the page can sign in without one in its
 * own code; the route exists on a development machine only.
 */
export const testAdminSchema = z.object({
  userId: uuid,
  email: z.string(),
  role: z.enum(roles),
  password: z.string(),
});
export type TestAdmin = z.infer<typeof testAdminSchema>;

export const testRecordReplySchema = z.object({ status: z.literal('success'), id: uuid });
export type TestRecordReply = z.infer<typeof testRecordReplySchema>;

/** The database as tables and row counts; no environment, addresses or versions. */
export const diagnosticSchema = z.object({
  status: z.literal('success'),
  database: z.enum(['postgres', 'embedded']),
  uptimeSeconds: z.number(),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;

export const probeSchema = z.object({ ok: z.literal(true) });
