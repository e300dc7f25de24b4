import type { Role } from '@freehold/contract';
import type { Tx } from '../../db/transaction.ts';
import { currentOrigin } from '../../request-origin.ts';
import type { AuditAction } from './actions.ts';
import { insertAuditEvent, insertAuditEventsAbout } from './queries/events.ts';

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
export async function recordAudit(tx: Tx, { subject, ...event }: AuditEvent): Promise<{ id: number }> {
  return await insertAuditEvent(tx, {
    ...eventRow(event),
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
  });
}

/** Records one event for each of many records, as `recordAudit` does for one. */
export async function recordAuditAbout(
  tx: Tx,
  {
    kind,
    ids,
    ...event
  }: Omit<AuditEvent, 'subject'> & { readonly kind: AuditSubject; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length > 0) await insertAuditEventsAbout(tx, { ...eventRow(event), subjectKind: kind }, ids);
}

function eventRow({ at, actor, action, fields = [] }: Omit<AuditEvent, 'subject'>) {
  const origin = currentOrigin();
  return {
    at,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    action,
    fields,
    sessionId: actor?.sessionId ?? origin?.sessionId ?? null,
    addressCode: origin?.addressCode ?? null,
  };
}
