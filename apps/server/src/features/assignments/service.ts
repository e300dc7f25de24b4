import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { purchase } from '../saved-properties/index.ts';
import { insertAssignment } from './queries.ts';

/**
 * Adds a property to a client's portfolio and removes it from the saved list; idempotent. Throws AppError `not-found`
 * for an unknown client or property, `invalid-input` for an archived one.
 */
export async function assignProperty(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { scope, propertyId, actor }: { scope: ClientScope; propertyId: string; actor: Actor },
): Promise<{ clientId: string; propertyId: string }> {
  const at = now();
  await purchase(tx, { scope, propertyId }, async () => {
    if (!(await insertAssignment(tx, scope, { propertyId, assignedBy: actor.id, at }))) return false;
    const subject = { kind: 'client', id: scope.profileId } as const;
    await recordAudit(tx, { at, actor, action: 'property-assigned', subject, fields: [`portfolio.${propertyId}`] });
    return true;
  });
  return { clientId: scope.profileId, propertyId: propertyId.toLowerCase() };
}
