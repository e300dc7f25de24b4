import { AppError, type ClientActivity, type ClientActivityQuery, fullName } from '@freehold/contract';
import type { Selectable } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { decodeCursor, encodeCursor } from '../../db/keyset.ts';
import type { Schema } from '../../db/schema.ts';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { convertedLeadIds } from '../leads/index.ts';
import { clientName, requireClient } from '../profiles/index.ts';
import { listEvents, listFormerIds, listPeople, listPropertyNames } from './queries/activity.ts';

type EventRow = Selectable<Schema['audit_events']>;

const usualPart = 50;
const looks: readonly AuditEvent['action'][] = ['client-read', 'client-viewed', 'lead-read'];

/**
 * The history of a client's record, newest first, with the next page's cursor; it includes events from before the
 * record was joined with an account. The read is audited. Throws AppError `not-found`, and `invalid-input` for an
 * invalid cursor.
 */
export async function clientActivity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actor, scope, query }: { actor: Actor; scope: ClientScope; query: ClientActivityQuery },
): Promise<{ items: ClientActivity[]; next: string | null }> {
  const reader = db.kysely;
  await requireClient(reader, scope);
  const limit = query.limit ?? usualPart;
  const rows = await listEvents(reader, {
    ids: [scope.profileId, ...(await listFormerIds(reader, scope.profileId))],
    leadIds: await convertedLeadIds(reader, scope),
    without: query.looks === 'true' ? [] : looks,
    before: query.cursor === undefined ? undefined : idOf(query.cursor),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const subject = { kind: 'client', id: scope.profileId } as const;
  await transaction(db, (tx) =>
    recordAudit(tx, { at: now(), actor, action: 'client-read', subject, fields: ['activity'] }),
  );
  return { items: await named(reader, scope, shown), next: last ? encodeCursor([last.id]) : null };
}

async function named(reader: Reader, scope: ClientScope, rows: readonly EventRow[]): Promise<ClientActivity[]> {
  const actorIds = [...new Set(rows.flatMap((row) => row.actor_id ?? []))];
  const people = new Map(
    (await listPeople(reader, actorIds)).map((row) => [
      row.id,
      fullName({ firstName: row.first_name, lastName: row.last_name }),
    ]),
  );
  people.set(scope.profileId, await clientName(reader, scope));
  const propertyIds = [...new Set(rows.flatMap((row) => propertyIdIn(row) ?? []))];
  const properties = new Map((await listPropertyNames(reader, propertyIds)).map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const propertyId = propertyIdIn(row);
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: actorOf(row, { clientId: scope.profileId, people }),
      fields: row.fields.filter((field) => !field.includes('.')),
      property: propertyId === null ? null : { id: propertyId, name: properties.get(propertyId) ?? null },
    };
  });
}

function actorOf(
  { actor_id: id, actor_role: role }: EventRow,
  { clientId, people }: { clientId: string; people: ReadonlyMap<string, string> },
): ClientActivity['actor'] {
  if (id === null) return { kind: 'product', name: null };
  const name = people.get(id);
  if (name === undefined) return { kind: 'gone', name: null };
  return { kind: id === clientId || role === 'CLIENT' ? 'client' : 'adviser', name };
}

// Events about a property carry its id in a field name, as in `portfolio.{id}`.
function propertyIdIn({ fields }: EventRow): string | null {
  for (const field of fields) {
    const id = /^(?:portfolio|savedProperties)\.([\da-f-]{36})$/i.exec(field)?.[1];
    if (id !== undefined) return id.toLowerCase();
  }
  return null;
}

function idOf(cursor: string): number {
  const [id, ...rest] = decodeCursor(cursor) ?? [];
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || rest.length > 0) {
    throw new AppError('invalid-input', { fields: [{ field: 'cursor', message: 'Not a place in this list' }] });
  }
  return id;
}
