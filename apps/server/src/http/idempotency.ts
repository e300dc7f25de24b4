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

/** What a write kept for its repeats: its value, or of a long one what is needed to make it again. */
export type Kept = { readonly value: unknown } | { readonly brief: unknown };

/** A write as it is performed: its effect, and what to keep of a value that is too long to keep. */
export interface Effect {
  perform(): Promise<unknown>;
  /** The id of what a long value is about; undefined keeps it whole. */
  brief(value: unknown): string | undefined;
}

/** Longest value that is kept whole, characters of JSON. */
const longestKept = 16_384;

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

/**
 * What is kept for a write, null when nothing is yet. Throws AppError `key-reused` for another request, and `already-done`
 * where the answer was removed for its age because its owner keeps too much.
 */
export async function keptFor(db: Database, write: KeyedWrite): Promise<Kept | null> {
  const row = await findKey(db.kysely, claimOf(write));
  return row === undefined ? null : sameRequest(row, write);
}

/**
 * What a write keeps under its key: made once by `effect`, stored in the same transaction, and given again to every repeat.
 * A second delivery that arrives meanwhile waits for the first. Throws AppError `key-reused` and `already-done` as `keptFor`.
 */
export async function once(tx: Tx, write: KeyedWrite, effect: Effect): Promise<Kept> {
  const claim = claimOf(write);
  if (!(await claimKey(tx, claim))) {
    const row = await findKey(tx, claim);
    if (row === undefined) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    return sameRequest(row, write);
  }
  const value = await effect.perform();
  const reply = write.secrets.encrypt(`reply:${write.key}`, write.scope, keptText(value, effect));
  await keepReply(tx, { ...claim, reply });
  return { value };
}

function keptText(value: unknown, { brief }: Pick<Effect, 'brief'>): string {
  const text = JSON.stringify({ value });
  const short = text.length > longestKept ? brief(value) : undefined;
  return short === undefined ? text : JSON.stringify({ brief: short });
}

function claimOf({ scope, key, request, secrets }: KeyedWrite) {
  const keyHash = createHash('sha256').update(key).digest('base64url');
  return { scope, keyHash, requestMac: secrets.mac('request', request) };
}

function sameRequest(row: { request_mac: string; reply: string | null }, write: KeyedWrite): Kept {
  const { scope, key, request, secrets } = write;
  if (!secrets.macs('request', request).includes(row.request_mac)) throw new AppError('key-reused');
  if (row.reply === null) throw new AppError('already-done');
  const text = secrets.decrypt(`reply:${key}`, scope, row.reply);
  if (text === null) throw new AppError('unavailable', { retryAfterSeconds: 1 });
  const kept: { value?: unknown; brief?: unknown } = JSON.parse(text);
  return 'brief' in kept ? { brief: kept.brief } : { value: kept.value };
}
