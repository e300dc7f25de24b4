import { AppError, isDeskRole, longestList, type Property } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { findProperties } from '../properties/index.ts';
import { listAssignedIds } from './queries.ts';

/** The properties assigned to a client, newest first, as the client sees them. Throws AppError `not-found`. */
export async function assignedProperties(reader: Reader, scope: ClientScope): Promise<Property[]> {
  const ids = await listAssignedIds(reader, scope, longestList);
  if (ids === null) throw new AppError('not-found');
  return await findProperties(reader, ids);
}

/**
 * The properties assigned to a client, newest first, without what only advisers keep. An adviser's read is audited.
 * Throws AppError `not-found` for an unknown client.
 */
export async function readPortfolio(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { scope, actor }: { scope: ClientScope; actor: Actor },
): Promise<{ properties: Property[] }> {
  const properties = await assignedProperties(db.kysely, scope);
  if (isDeskRole(actor.role)) {
    const subject = { kind: 'client', id: scope.profileId } as const;
    const fields = ['portfolio'];
    await transaction(db, (tx) => recordAudit(tx, { at: now(), actor, action: 'client-read', subject, fields }));
  }
  return { properties };
}
