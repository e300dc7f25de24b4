import { Duplex } from 'node:stream';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { OpenConnections } from './open-connections.ts';

const commands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

/**
 * A pool for Kysely's PostgreSQL dialect, with a client-side timeout on every query, so that it also gives up on a
 * server that no longer responds. A connection in doubt is closed and never reused.
 */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #open: OpenConnections;
  readonly #queryLimitMs: number;

  constructor(parts: { pool: pg.Pool; open: OpenConnections; queryLimitMs: number }) {
    this.#pool = parts.pool;
    this.#open = parts.open;
    this.#queryLimitMs = parts.queryLimitMs;
  }

  /** Waits for a connection, first come first served. */
  async connect(): Promise<GuardedClient> {
    this.#open.enter();
    try {
      const client = await this.#pool.connect();
      return new GuardedClient(client, this.#queryLimitMs, () => this.#open.leave());
    } catch (error) {
      this.#open.leave();
      throw error;
    }
  }

  /** One statement (or, without values, several) on any connection. */
  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      return await client.run(text, values);
    } finally {
      client.release();
    }
  }

  // The pool is shared; its creator ends it.
  async end(): Promise<void> {}
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #queryLimitMs: number;
  readonly #leave: () => void;
  #isInDoubt = false;

  constructor(client: pg.PoolClient, queryLimitMs: number, leave: () => void) {
    this.#client = client;
    this.#queryLimitMs = queryLimitMs;
    this.#leave = leave;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used here');
    return this.run(text, values).then(({ command, rowCount, rows }) => ({
      command: commands.find((known) => known === command) ?? 'SELECT',
      rowCount: rowCount ?? 0,
      rows,
    }));
  }

  async run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    try {
      const limited = { text, values: [...values], query_timeout: this.#queryLimitMs };
      return await this.#client.query(limited);
    } catch (error) {
      if (!isStatementError(error)) this.#abandon();
      throw error;
    }
  }

  release(destroy = false): void {
    // A connection with an open transaction must not go back to the pool.
    const isIdle = this.#client.getTransactionStatus() === 'I';
    this.#client.release(destroy || this.#isInDoubt || !isIdle);
    this.#leave();
  }

  // A normal end() would wait for an unresponsive server.
  #abandon(): void {
    this.#isInDoubt = true;
    streamOf(this.#client)?.destroy();
  }
}

// Errors of the statement itself have a SQLSTATE; anything else may mean a broken connection.
function isStatementError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function streamOf(client: object): Duplex | undefined {
  const connection: unknown = 'connection' in client ? client.connection : undefined;
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return undefined;
  return connection.stream instanceof Duplex ? connection.stream : undefined;
}
