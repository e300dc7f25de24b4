import type { Reader, Tx } from '../../../db/transaction.ts';

/** A client's account with a confirmed address, and a record without an account that has the same address. */
function askedPairs(reader: Reader) {
  return reader
    .selectFrom('users')
    .innerJoin('profiles as own', 'own.id', 'users.id')
    .innerJoin('profiles as record', 'record.email_normalised', 'users.email_normalised')
    .leftJoin('users as holder', 'holder.id', 'record.id')
    .leftJoin('join_refusals as refusal', (join) =>
      join.onRef('refusal.account_id', '=', 'users.id').onRef('refusal.record_id', '=', 'record.id'),
    )
    .where('users.role', '=', 'CLIENT')
    .where('users.is_disabled', '=', false)
    .where('users.email_verified_at', 'is not', null)
    .where('holder.id', 'is', null);
}

/**
 * Accounts and records that may belong together, by when the address was confirmed; for one of them also the rejected
 * ones.
 */
export function listPairs(reader: Reader, { clientId, limit }: { clientId?: string | undefined; limit: number }) {
  const pairs = askedPairs(reader);
  const chosen =
    clientId === undefined
      ? pairs.where('refusal.account_id', 'is', null)
      : pairs.where(({ or, eb }) => or([eb('users.id', '=', clientId), eb('record.id', '=', clientId)]));
  return chosen
    .select(({ ref }) => [
      'users.id as account_id',
      'users.email',
      'users.first_name as account_first_name',
      'users.last_name as account_last_name',
      ref('users.email_verified_at').$notNull().as('proven_at'),
      'own.version as account_version',
      'record.id as record_id',
      'record.first_name as record_first_name',
      'record.last_name as record_last_name',
      'record.created_at as record_created_at',
      'record.updated_at as record_updated_at',
      'refusal.refused_at',
    ])
    .orderBy('users.email_verified_at')
    .orderBy('users.id')
    .orderBy('record.created_at', 'desc')
    .orderBy('record.id')
    .limit(limit)
    .execute();
}

/** True when a record may belong to an account that has no details of its own yet. */
export async function isJoinAsked(reader: Reader, accountId: string): Promise<boolean> {
  const pair = await askedPairs(reader)
    .where('users.id', '=', accountId)
    .where('own.version', '=', 1)
    .where('refusal.account_id', 'is', null)
    .select('record.id')
    .limit(1)
    .executeTakeFirst();
  return pair !== undefined;
}

/** Stores a rejection; false when it existed. */
export async function insertRefusal(
  tx: Tx,
  refusal: { accountId: string; recordId: string; actorId: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('join_refusals')
    .values({
      account_id: refusal.accountId,
      record_id: refusal.recordId,
      refused_by: refusal.actorId,
      refused_at: refusal.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a rejection; false when there was none. */
export async function deleteRefusal(tx: Tx, pair: { accountId: string; recordId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('join_refusals')
    .where('account_id', '=', pair.accountId)
    .where('record_id', '=', pair.recordId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all rejections of a record. */
export async function deleteRefusalsOf(tx: Tx, recordId: string): Promise<void> {
  await tx.deleteFrom('join_refusals').where('record_id', '=', recordId).execute();
}
