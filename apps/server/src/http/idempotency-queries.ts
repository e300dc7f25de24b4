import type { Reader, Tx } from '../db/transaction.ts';

interface Claim {
  readonly scope: string;
  readonly keyHash: string;
  readonly requestMac: string;
}

/** Claims the key for this transaction, waiting for one that is still running; false when another request has it. */
export async function claimKey(tx: Tx, claim: Claim): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ scope: claim.scope, key_hash: claim.keyHash, request_mac: claim.requestMac })
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The stored row of a key whose write has committed. */
export function findKey(db: Reader, claim: Claim) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_mac', 'reply'])
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', claim.keyHash)
    .executeTakeFirst();
}

/** Stores the encrypted reply of the write that holds the key. */
export async function keepReply(tx: Tx, claim: Claim & { readonly reply: string }): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: claim.reply })
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', claim.keyHash)
    .execute();
}
