import type { Role } from '@freehold/contract';
import type { Tx } from '../../db/transaction.ts';
import { currentOrigin } from '../../request-origin.ts';
import type { AuditAction } from './actions.ts';
import { insertAuditEvent } from './queries/events.ts';

/** Who acted; the session only where it is not the request's, as at a sign-in. */
interface AuditActor {
  readonly id: string;
  readonly role: Role;
  readonly sessionId?: string;
}

/** An event: who did what to which record. `fields` names what changed and never holds a value. */
export interface AuditEvent {
  readonly at: Date;
  /** Null for a visitor and for the system itself. */
  readonly actor: AuditActor | null;
  readonly action: AuditAction;
  readonly subject: { readonly kind: AuditSubject; readonly id: string } | null;
  readonly fields?: readonly string[];
}

/** Kinds of record an event can be about. */
export type AuditSubject = 'user' | 'client' | 'property' | 'image' | 'lead' | 'mail' | 'session' | 'practice';

/**
 * Records an event in the transaction of its effect, so both happen or neither. Session and hashed address come from
 * the current request. Returns the event's id.
 */
export async function recordAudit(
  tx: Tx,
  { at, actor, action, subject, fields = [] }: AuditEvent,
): Promise<{ id: number }> {
  const origin = currentOrigin();
  return await insertAuditEvent(tx, {
    at,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    fields,
    sessionId: actor?.sessionId ?? origin?.sessionId ?? null,
    addressCode: origin?.addressCode ?? null,
  });
}
