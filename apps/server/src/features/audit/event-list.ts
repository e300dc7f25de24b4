import { AppError, type AuditEvent, type AuditQuery, longestList } from '@freehold/contract';
import { decodeCursor, encodeCursor } from '../../db/keyset.ts';
import type { Reader } from '../../db/transaction.ts';
import { presentEvent } from './present.ts';
import { listAuditEvents } from './queries.ts';

/**
 * Part of the audit log, newest first, with the cursor of the part that follows. Throws AppError `invalid-input` for a
 * cursor that is none.
 */
export async function auditEvents(
  reader: Reader,
  query: AuditQuery,
): Promise<{ items: AuditEvent[]; next: string | null }> {
  const limit = query.limit ?? longestList;
  const filter = {
    ...query,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
    before: query.cursor === undefined ? undefined : idOf(query.cursor),
  };
  const rows = await listAuditEvents(reader, filter, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(presentEvent), next: last ? encodeCursor([last.id]) : null };
}

function idOf(cursor: string): number {
  const [id, ...rest] = decodeCursor(cursor) ?? [];
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || rest.length > 0) {
    throw new AppError('invalid-input', { fields: [{ field: 'cursor', message: 'Not a place in this list' }] });
  }
  return id;
}
