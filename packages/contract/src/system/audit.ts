import * as z from 'zod/mini';
import { lineOfText, uuid } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { roles } from '../base/role.ts';

const moment = z.iso.datetime({ offset: true });

/** Filter of the audit log; `from` is inclusive, `to` is not. */
export const auditQuerySchema = z.strictObject({
  limit: listQueryFields.limit,
  cursor: listQueryFields.cursor,
  subjectKind: z.optional(lineOfText(40)),
  subjectId: z.optional(lineOfText(100)),
  actorId: z.optional(uuid),
  action: z.optional(lineOfText(60)),
  sessionId: z.optional(uuid),
  from: z.optional(moment),
  to: z.optional(moment),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** Who did what to which record, when. `fields` names what changed; values are never part of it. */
export const auditEventSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  actorId: z.nullable(uuid),
  actorRole: z.nullable(z.enum(roles)),
  action: z.string(),
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  fields: z.array(z.string()),
  /** Null for visitors, the product itself and events of earlier releases. */
  sessionId: z.nullable(uuid),
  /** A keyed code of the network address: equal for equal addresses. */
  addressCode: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditListSchema = z.array(auditEventSchema);
