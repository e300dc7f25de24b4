import type { Role } from '@freehold/contract';
import type { Tx } from '../../db/transaction.ts';

/** A row of the audit log. */
export interface NewAuditEvent {
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorRole: Role | null;
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly fields: readonly string[];
}

/** Adds a row to the audit log. */
export async function insertAuditEvent(tx: Tx, event: NewAuditEvent): Promise<void> {
  await tx
    .insertInto('audit_events')
    .values({
      at: event.at,
      actor_id: event.actorId,
      actor_role: event.actorRole,
      action: event.action,
      subject_kind: event.subjectKind,
      subject_id: event.subjectId,
      fields: [...event.fields],
    })
    .execute();
}
