import type { Generated } from 'kysely';
import type { Maybe, Moment } from './columns.ts';

/** Completed keyed writes; `reply` is encrypted with the key, of which only a hash is stored. */
interface IdempotencyKeysTable {
  scope: string;
  key_hash: string;
  request_mac: string;
  /** Empty once somebody it was about was erased; null once it made room. */
  reply: Maybe<string>;
  /** Every id in the request and the reply. */
  about: Maybe<string[]>;
  created_at: Moment;
}

/** The table rate-limiter-flexible reads and writes; `expire` is milliseconds since 1970. */
interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: Maybe<number>;
}

/** Data that requests leave behind: idempotency keys and rate limit counts. */
export interface RequestTables {
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}
