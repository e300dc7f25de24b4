import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/** Takes the key for this transaction; false when another delivery has it (waiting for one that is still running). */
export async function claimKey(tx: Tx, claim: Claim): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ scope: claim.scope, key: claim.key, request_hash: claim.requestHash })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The kept request hash and reply of a key, where its write has committed. */
export function findKey(db: Kysely<Schema>, claim: Claim) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirst();
}

/** Keeps the reply of the write that holds the key. */
export async function keepReply(tx: Tx, claim: Claim, reply: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .execute();
}
