import { createHash } from 'node:crypto';
import { AppError } from '@freehold/contract';
import type { Database } from '../db/connect.ts';
import type { Reader, Tx } from '../db/transaction.ts';
import type { Secrets } from '../secrets.ts';

interface Claim {
  readonly scope: string;
  readonly keyHash: string;
  readonly requestMac: string;
}

/** Claims the key for this transaction, waiting for one that is still running; false when another request has it. */
async function claimKey(tx: Tx, claim: Claim): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ scope: claim.scope, key_hash: claim.keyHash, request_mac: claim.requestMac })
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The stored row of a key whose write has committed. */
function findKey(db: Reader, claim: Claim) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_mac', 'reply'])
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', claim.keyHash)
    .executeTakeFirst();
}

/** Stores the encrypted reply of the write that holds the key, and what it is about. */
async function keepReply(tx: Tx, claim: Claim & { readonly reply: string; readonly about: string[] }): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: claim.reply, about: claim.about })
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', claim.keyHash)
    .execute();
}

/**
 * A keyed write: its owner and its request. The store holds only a hash of the key, a code of the request and the reply
 * encrypted with the key.
 */
export interface KeyedWrite {
  /** Route and caller, so that a key is valid nowhere else. */
  readonly scope: string;
  readonly key: string;
  /** The request in canonical form. */
  readonly request: string;
  readonly secrets: Secrets;
  /** What a retry learns after an erasure of whom the write was about. */
  readonly afterErasure: 'not-found' | 'already-done';
}

/** What is stored for retries: the value, or for a long one what is needed to rebuild it. */
export type Kept = { readonly value: unknown } | { readonly brief: unknown };

/** How to perform a write, and what to store when its value is too long. */
interface Effect {
  perform(): Promise<unknown>;
  /** The id of a long value's subject; undefined stores the whole value. */
  brief(value: unknown): string | undefined;
}

/** Longest value stored whole, in characters of JSON. */
const longestKept = 16_384;

const longestKey = 255;

/** The request's Idempotency-Key; null without one. Throws AppError `invalid-input` for an invalid key. */
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
 * The stored result of a write; null if there is none yet. Throws AppError `key-reused` for a different request, and
 * `already-done` when the response was removed as one of the oldest of an owner over their quota; after an erasure what
 * the write says.
 */
export async function keptFor(db: Database, write: KeyedWrite): Promise<Kept | null> {
  const row = await findKey(db.kysely, claimOf(write));
  return row === undefined ? null : sameRequest(row, write);
}

/**
 * Runs `effect` once per key, stores its result in the same transaction and returns it to every retry. A concurrent
 * duplicate waits for the first. Throws AppError `key-reused` and `already-done` as `keptFor`.
 */
export async function once(tx: Tx, write: KeyedWrite, effect: Effect): Promise<Kept> {
  const claim = claimOf(write);
  if (!(await claimKey(tx, claim))) {
    const row = await findKey(tx, claim);
    if (row === undefined) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    return sameRequest(row, write);
  }
  const value = await effect.perform();
  const text = keptText(value, effect);
  const reply = write.secrets.encrypt(`reply:${write.key}`, write.scope, text);
  await keepReply(tx, { ...claim, reply, about: idsIn(`${write.request} ${text}`) });
  return { value };
}

function keptText(value: unknown, { brief }: Pick<Effect, 'brief'>): string {
  const text = JSON.stringify({ value });
  const short = text.length > longestKept ? brief(value) : undefined;
  return short === undefined ? text : JSON.stringify({ brief: short });
}

// In the path, the body or the answer. By the field's name, since a password or a note may look like an id.
const namedId = /id":"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/g;

function idsIn(text: string): string[] {
  return [...new Set([...text.toLowerCase().matchAll(namedId)].flatMap(([, id]) => id ?? []))];
}

function claimOf({ scope, key, request, secrets }: KeyedWrite) {
  const keyHash = createHash('sha256').update(key).digest('base64url');
  return { scope, keyHash, requestMac: secrets.mac('request', request) };
}

function sameRequest(row: { request_mac: string; reply: string | null }, write: KeyedWrite): Kept {
  const { scope, key, request, secrets } = write;
  if (!secrets.macs('request', request).includes(row.request_mac)) throw new AppError('key-reused');
  if (row.reply === '') throw new AppError(write.afterErasure);
  if (row.reply === null) throw new AppError('already-done');
  const text = secrets.decrypt(`reply:${key}`, scope, row.reply);
  if (text === null) throw new AppError('unavailable', { retryAfterSeconds: 1 });
  const kept: { value?: unknown; brief?: unknown } = JSON.parse(text);
  return 'brief' in kept ? { brief: kept.brief } : { value: kept.value };
}
