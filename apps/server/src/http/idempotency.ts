import { AppError } from '@freehold/contract';
import type { Database } from '../db/connect.ts';
import type { Tx } from '../db/transaction.ts';
import { claimKey, findKey, keepReply } from './idempotency-queries.ts';

/** One keyed write: whose key it is, and what was asked. */
export interface KeyedWrite {
  /** Route and caller, so that a key means nothing anywhere else. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/** An answer that was given before and is given again. */
export interface KeptReply {
  readonly reply: unknown;
}

const longestKey = 255;

/** The Idempotency-Key of a request, null without one. Throws AppError `invalid-input` for an empty or overlong key. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (
    typeof header !== 'string' ||
    header.length === 0 ||
    header.length > longestKey ||
    !/^[\x21-\x7e]+$/.test(header)
  ) {
    const message = `Send one Idempotency-Key of 1 to ${longestKey} printable characters`;
    throw new AppError('invalid-input', { fields: [{ field: 'Idempotency-Key', message }] });
  }
  return header;
}

/** The answer already kept for a write, null when there is none. Throws AppError `key-reused` for another request. */
export async function keptReply(db: Database, write: KeyedWrite): Promise<KeptReply | null> {
  const kept = await findKey(db.kysely, write);
  return kept === undefined ? null : sameRequest(kept, write);
}

/**
 * The reply of a write under its key: computed once, kept with its effect in the same transaction, and given again to
 * every repeat. A second delivery that arrives meanwhile waits for the first. Throws AppError `key-reused`.
 */
export async function once(tx: Tx, write: KeyedWrite, effect: () => Promise<unknown>): Promise<KeptReply> {
  if (!(await claimKey(tx, write))) {
    const kept = await findKey(tx, write);
    if (kept === undefined) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    return sameRequest(kept, write);
  }
  const reply = await effect();
  await keepReply(tx, write, reply);
  return { reply };
}

function sameRequest(kept: { request_hash: string; reply: unknown }, write: KeyedWrite): KeptReply {
  if (kept.request_hash !== write.requestHash) throw new AppError('key-reused');
  return { reply: kept.reply };
}
