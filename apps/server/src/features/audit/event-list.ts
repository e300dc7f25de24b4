import { AppError, type AuditEvent, type AuditQuery, longestList } from '@freehold/contract';
import type { Selectable } from 'kysely';
import type { Actor } from '../../actor.ts';
import { decodeCursor, encodeCursor } from '../../db/keyset.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { listAuditEvents } from './queries/events.ts';
import { recordShown } from './shown.ts';

type EventRow = Awaited<ReturnType<typeof listAuditEvents>>[number];

/**
 * A page of the audit log, newest first, with the next page's cursor; the people it shows are recorded. Throws AppError
 * `invalid-input` for an invalid cursor.
 */
export async function auditEvents(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { actor, query }: { actor: Actor; query: AuditQuery },
): Promise<{ items: AuditEvent[]; next: string | null }> {
  const limit = query.limit ?? longestList;
  const filter = {
    ...query,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
    before: query.cursor === undefined ? undefined : idOf(query.cursor),
  };
  const rows = await listAuditEvents(deps.db.kysely, filter, limit + 1);
  const items = rows.slice(0, limit);
  const shown = { client: subjectsOf(items, ['client', 'user']), lead: subjectsOf(items, ['lead']) };
  await recordShown(deps, { actor, action: 'audit-listed', filter: query, rows: items.map(({ id }) => id), shown });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: items.map(presentEvent), next: last ? encodeCursor([last.id]) : null };
}

function subjectsOf(rows: readonly EventRow[], kinds: readonly string[]): string[] {
  const ids = rows.flatMap(({ subject_kind: kind, subject_id: id }) => (kinds.includes(kind ?? '') && id ? [id] : []));
  return [...new Set(ids)];
}

function idOf(cursor: string): number {
  const [id, ...rest] = decodeCursor(cursor) ?? [];
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || rest.length > 0) {
    throw new AppError('invalid-input', { fields: [{ field: 'cursor', message: 'Not a place in this list' }] });
  }
  return id;
}

/** An event as the API returns it. */
function presentEvent(row: Selectable<Schema['audit_events']>): AuditEvent {
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
