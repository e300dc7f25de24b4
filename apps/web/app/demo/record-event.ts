import type { AuditEvent } from '@freehold/contract';
import type { DemoScene } from './demo-answer.ts';

interface Happened {
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string } | null;
  readonly fields?: readonly string[];
}

/** Adds an event to the top of the audit log. */
export function recordEvent({ world, actor, at }: DemoScene, { action, subject, fields = [] }: Happened): void {
  const event: AuditEvent = {
    id: (world.events[0]?.id ?? 0) + 1,
    at: at.toISOString(),
    actorId: actor.id,
    actorRole: actor.role,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    fields: [...fields],
    sessionId: null,
    addressCode: null,
  };
  world.events = [event, ...world.events];
}

/** Audits an adviser's read of a client's records; people's reads of their own are not audited. */
export function auditRead(scene: DemoScene, clientId: string, fields: readonly string[] = []): void {
  if (scene.actor.id === clientId) return;
  recordEvent(scene, { action: 'client-read', subject: { kind: 'client', id: clientId }, fields });
}
