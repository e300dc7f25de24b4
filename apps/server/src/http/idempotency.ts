import { createHash } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { Database } from '../db/connect.ts';
import type { Tx } from '../db/transaction.ts';
import type { Secrets } from '../secrets.ts';
import { claimKey, findKey, keepReply } from './idempotency-queries.ts';

/**
 * One keyed write: whose key it is, and what was asked. The store never sees the key, the request or the reply: it holds a
 * hash of the first, a code of the second, and the third encrypted under the first.
 */
export interface KeyedWrite {
  /** Route and caller, so that a key means nothing anywhere else. */
  readonly scope: string;
  readonly key: string;
  /** The request in a form that is equal for equal requests. */
  readonly request: string;
  readonly secrets: Secrets;
}

/** What a write kept for its repeats. */
export interface Kept {
  readonly value: unknown;
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

/** What is kept for a write, null when nothing is yet. Throws AppError `key-reused` for another request. */
export async function keptFor(db: Database, write: KeyedWrite): Promise<Kept | null> {
  const row = await findKey(db.kysely, claimOf(write));
  return row === undefined ? null : sameRequest(row, write);
}

/**
 * What a write keeps under its key: made once by `effect`, stored in the same transaction, and given again to every repeat.
 * A second delivery that arrives meanwhile waits for the first. Throws AppError `key-reused`.
 */
export async function once(tx: Tx, write: KeyedWrite, effect: () => Promise<unknown>): Promise<Kept> {
  const claim = claimOf(write);
  if (!(await claimKey(tx, claim))) {
    const row = await findKey(tx, claim);
    if (row === undefined) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    return sameRequest(row, write);
  }
  const value = await effect();
  const reply = write.secrets.encrypt(`reply:${write.key}`, write.scope, JSON.stringify({ value }));
  await keepReply(tx, { ...claim, reply });
  return { value };
}

function claimOf({ scope, key, request, secrets }: KeyedWrite) {
  const keyHash = createHash('sha256').update(key).digest('base64url');
  return { scope, keyHash, requestMac: secrets.mac('request', request) };
}

function sameRequest(row: { request_mac: string; reply: string | null }, write: KeyedWrite): Kept {
  const { scope, key, request, secrets } = write;
  if (row.request_mac !== secrets.mac('request', request)) throw new AppError('key-reused');
  const text = row.reply === null ? null : secrets.decrypt(`reply:${key}`, scope, row.reply);
  if (text === null) throw new AppError('unavailable', { retryAfterSeconds: 1 });
  const kept: { value?: unknown } = JSON.parse(text);
  return { value: kept.value };
}
