import type { AuditEvent } from '@freehold/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** An event as the API returns it. */
export function presentEvent(row: Selectable<Schema['audit_events']>): AuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorRole: row.actor_role,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    fields: row.fields,
    sessionId: row.session_id,
    addressCode: row.address_code,
  };
}
