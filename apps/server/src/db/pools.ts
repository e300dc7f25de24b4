import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { columnParsers } from './column-parsers.ts';
import type { EmbeddedServer } from './embedded/embedded-server.ts';
import { Wire } from './embedded/wire.ts';
import type { DatabaseLog } from './log.ts';

/** A pool of ten connections to a PostgreSQL server, with a timeout on every wait. Connects on the first query. */
export function postgresPool(url: string, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1_800,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Unique to this pool, to tell its connections from those of other processes.
    application_name: `freehold ${randomUUID().slice(0, 8)}`,
    options: '-c timezone=UTC',
    types: columnParsers,
  });
  return surviveLostConnections(pool, log);
}

/** The single connection to the embedded database, first come first served. */
export function embeddedPool(server: EmbeddedServer, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new Wire(() => server.engine()),
    max: 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    types: columnParsers,
  });
  return surviveLostConnections(pool, log);
}

// An 'error' event without a listener would crash the process. The pool emits it for idle connections, each client for
// its own; their queries reject anyway.
function surviveLostConnections(pool: pg.Pool, log: DatabaseLog): pg.Pool {
  pool.on('error', (error) => log.warn({ code: codeOf(error) }, 'A connection to the database was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}

/** Pool usage: open and busy connections, and callers waiting for one. */
export interface PoolUse {
  readonly open: number;
  readonly inUse: number;
  readonly waiting: number;
}

/** Current usage of a pool. */
export function poolUse({ totalCount, idleCount, waitingCount }: pg.Pool): PoolUse {
  return { open: totalCount, inUse: totalCount - idleCount, waiting: waitingCount };
}
