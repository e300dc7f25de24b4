import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

declare const inTransaction: unique symbol;

/** Accepted by readers: the database itself or a running transaction. */
export type Reader = Kysely<Schema>;

/** A running transaction. Writers require it, so that writing outside a transaction does not compile. */
export type Tx = Transaction<Schema> & { readonly [inTransaction]: true };

const retries = 3;
const retriedStates = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and returns its result; an error rolls everything back and is rethrown. Serialisation
 * failures and deadlocks are retried up to three times, so `work` must have no effects outside the database, unless it
 * `isTriedOnce`. It must not wait for the network: the embedded database has one connection.
 */
export async function transaction<T>(
  database: { readonly kysely: Reader },
  work: (tx: Tx) => Promise<T>,
  options: { readonly isolation?: IsolationLevel; readonly isTriedOnce?: boolean } = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(database.kysely, work, options.isolation);
    } catch (error) {
      if (options.isTriedOnce || attempt >= retries || !isWorthRetrying(error)) throw error;
      await jitter(attempt);
    }
  }
}

async function once<T>(db: Reader, work: (tx: Tx) => Promise<T>, isolation?: IsolationLevel): Promise<T> {
  const builder = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  return await builder.execute(async (running) => {
    assertTx(running);
    return await work(running);
  });
}

/** Takes the lock named by a text until the transaction ends; others that want it wait. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

// The only place that casts to the branded type.
function assertTx(running: Transaction<Schema>): asserts running is Tx {
  if (!running.isTransaction) throw new TypeError('A writer was called outside a transaction');
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retriedStates.has(String(error.code));
}

function jitter(attempt: number): Promise<void> {
  const longest = 20 * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, longest / 2 + (Math.random() * longest) / 2));
}
