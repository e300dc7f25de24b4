import type { ClientScope } from '../../client-scope.ts';
import { lockName, type Reader, type Tx } from '../../db/transaction.ts';

/** A client and a property. */
export interface Pair {
  readonly scope: ClientScope;
  readonly propertyId: string;
}

/** The client's links, newest first; `purchased` null means both kinds. */
export function listLinks(reader: Reader, scope: ClientScope, part: { purchased: boolean | null; limit: number }) {
  const { purchased, limit } = part;
  return reader
    .selectFrom('saved_properties')
    .select(['user_id', 'property_id', 'purchased'])
    .where('user_id', '=', scope.profileId)
    .$if(purchased !== null, (query) => query.where('purchased', '=', purchased))
    .orderBy('created_at', 'desc')
    .orderBy('property_id')
    .limit(limit)
    .execute();
}

/** True when the client has saved the property and not bought it. */
export async function hasOpenLink(reader: Reader, { scope, propertyId }: Pair): Promise<boolean> {
  const link = await reader
    .selectFrom('saved_properties')
    .select('property_id')
    .where('user_id', '=', scope.profileId)
    .where('property_id', '=', propertyId)
    .where('purchased', '=', false)
    .executeTakeFirst();
  return link !== undefined;
}

/** Serialises saving and assigning of one pair until this transaction ends. */
export async function lockPair(tx: Tx, { scope, propertyId }: Pair): Promise<void> {
  await lockName(tx, `${scope.profileId} ${propertyId}`.toLowerCase());
}

/**
 * Saves the property for the client, as purchased where it is already assigned, so that it is not in both lists; false
 * when there was a link.
 */
export async function insertLink(tx: Tx, { scope, propertyId, at }: Pair & { at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto('saved_properties')
    .values(({ exists, selectFrom }) => ({
      user_id: scope.profileId,
      property_id: propertyId,
      purchased: exists(
        selectFrom('assignments')
          .select('property_id')
          .where('client_id', '=', scope.profileId)
          .where('property_id', '=', propertyId),
      ).$castTo<boolean>(),
      created_at: at,
    }))
    .onConflict((conflict) => conflict.columns(['user_id', 'property_id']).doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Removes the link of a property that was not bought; false when there was none. */
export async function deleteOpenLink(tx: Tx, { scope, propertyId }: Pair): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('saved_properties')
    .where('user_id', '=', scope.profileId)
    .where('property_id', '=', propertyId)
    .where('purchased', '=', false)
    .returning('property_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Marks the client's link to the property as bought, if there is one. */
export async function updateLinkToPurchased(tx: Tx, { scope, propertyId }: Pair): Promise<void> {
  await tx
    .updateTable('saved_properties')
    .set({ purchased: true })
    .where('user_id', '=', scope.profileId)
    .where('property_id', '=', propertyId)
    .execute();
}

/** True when the scope's client exists. */
export async function isOnRecord(reader: Reader, scope: ClientScope): Promise<boolean> {
  const found = await reader.selectFrom('profiles').select('id').where('id', '=', scope.profileId).executeTakeFirst();
  return found !== undefined;
}
