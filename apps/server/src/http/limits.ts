import { AppError } from '@freehold/contract';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { bucketOf } from '../address-bucket.ts';
import type { Database } from '../db/connect.ts';

/** Rate limits, counted in the database so that all processes share them. */
export const limitRules = {
  /** Leads from one address. */
  leads: { points: 20, durationSeconds: 600 },
  /** Password checks for one email address. */
  signInAccount: { points: 10, durationSeconds: 900 },
  /** Sign-in attempts from one address, over all accounts. */
  signInAddress: { points: 100, durationSeconds: 900 },
  /** New accounts from one address. */
  signUp: { points: 20, durationSeconds: 3_600 },
  /** Requests for a reset link from one address. */
  resetAddress: { points: 20, durationSeconds: 3_600 },
  /** Uses of mailed links that confirm an address or stop a change, from one address; opening one counts. */
  mailedLink: { points: 40, durationSeconds: 3_600 },
  /** Reset link requests for one inbox, from one address or one known device. */
  resetAsker: { points: 5, durationSeconds: 3_600 },
  /** Mails that confirm one account's address, and sign-ups with one taken inbox that are reported to its owner. */
  accountMail: { points: 5, durationSeconds: 3_600 },
  /** Wrong second-factor codes for one account. */
  secondFactor: { points: 5, durationSeconds: 900 },
  /** Image uploads from one address. */
  upload: { points: 60, durationSeconds: 3_600 },
  /** Links of mails with a code that is not ours, from one address; valid ones are not counted. */
  unsubscribe: { points: 60, durationSeconds: 3_600 },
  /** Exports of one person's records, per requester. */
  privacyExport: { points: 20, durationSeconds: 3_600 },
  /** Kinds of mail that one person asks for. Stopping one is never counted, and takes an agreement first. */
  askedMails: { points: 40, durationSeconds: 86_400 },
  /** Invitations of advisers by one admin. */
  invitations: { points: 40, durationSeconds: 86_400 },
  /** Erasures by one adviser. */
  erasures: { points: 10, durationSeconds: 86_400 },
  /** Tenths of a second of work on files, per address or per signed-in person; starting a file counts one. */
  reports: { points: 600, durationSeconds: 600 },
  /** Engine calls from one address. */
  calculate: { points: 60, durationSeconds: 60 },
  /** Session refreshes and sign-outs from one address; each takes a transaction. */
  session: { points: 60, durationSeconds: 60 },
} as const;
export type LimitName = keyof typeof limitRules;

/** A /48's points as a multiple of one /64's: enough for an office, too few for one customer's 65,536 networks. */
const wideTimes = 8;

export interface Limits {
  /**
   * Counts one event of a person. Throws AppError `too-many-requests` with the seconds to wait when the limit is
   * reached.
   */
  consume(name: LimitName, key: string): Promise<void>;
  /**
   * Like `consume` for a network address, in any notation: IPv6 by its /64 and, with eight times the points, its /48.
   */
  consumeFrom(name: LimitName, address: string): Promise<void>;
  /** Adds a call's actual cost to a count without rejecting; `key` as in `consume`. */
  charge(name: LimitName, key: string, points: number): Promise<void>;
  /** Resets a count, for attempts that proved legitimate. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** Rate limits counted in the given database; `onReached` is called for each rejection. */
export function createLimits(db: Database, onReached: (name: LimitName) => void = () => {}): Limits {
  const usual = limitersOf(db, 1);
  const wide = limitersOf(db, wideTimes);
  const count = async (limiters: Limiters, name: LimitName, key: string) => {
    try {
      await limiters.get(name)?.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      onReached(name);
      throw new AppError('too-many-requests', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  };
  return {
    async charge(name, key, points) {
      await usual.get(name)?.penalty(key, points);
    },
    async forget(name, key) {
      await usual.get(name)?.delete(key);
    },
    consume: (name, key) => count(usual, name, key),
    async consumeFrom(name, address) {
      const { key, wideKey } = bucketOf(address);
      await count(usual, name, key);
      if (wideKey !== null) await count(wide, name, wideKey);
    },
  };
}

type Limiters = ReadonlyMap<string, RateLimiterPostgres>;

function limitersOf(db: Database, times: number): Limiters {
  const client = { query: ({ text, values }: { text: string; values: unknown[] }) => db.query(text, values) };
  return new Map(
    Object.entries(limitRules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: rule.points * times,
        duration: rule.durationSeconds,
      }),
    ]),
  );
}
