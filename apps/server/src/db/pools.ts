import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EmbeddedServer } from './embedded/embedded-server.ts';
import { Wire } from './embedded/wire.ts';
import type { DatabaseLog } from './log.ts';

type Parser = (text: string) => unknown;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large to be read exactly`);
  return value;
}

const textArrayOid: number = 1009;
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArrayOid);

function arrayOf(parse: Parser): Parser {
  return (text) => parseTextArray(text).map((item) => (item === null ? null : parse(item)));
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const asWritten: Parser = (text) => text;
const arrayOids = { int8: 1016, numeric: 1231, date: 1182 };

const parsers = new Map<number, Parser>([
  [INT8, safeInteger],
  [NUMERIC, Number],
  [DATE, asWritten],
  [arrayOids.int8, arrayOf(safeInteger)],
  [arrayOids.numeric, arrayOf(Number)],
  [arrayOids.date, arrayOf(asWritten)],
]);

/**
 * Parsers from column values to JavaScript values, the same on both databases: `numeric` and `int8` become numbers (an
 * `int8` beyond 2^53 throws), `date` stays 'YYYY-MM-DD', `timestamptz` becomes a Date.
 */
const columnParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, 'text');
  },
};

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
