import { randomUUID } from 'node:crypto';
import { Duplex } from 'node:stream';
import pg from 'pg';
import type { EmbeddedServer } from './embedded/embedded-server.ts';
import type { Engine } from './embedded/engine.ts';
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

type Done = (error?: Error | null) => void;

/**
 * Replaces the socket between `pg` and PostgreSQL: bytes written here go to the worker thread, whose replies are read
 * here. So `pg` is the client of both databases, with one set of parsers and errors.
 */
class Wire extends Duplex {
  readonly #start: () => Promise<Engine>;
  #engine: Engine | undefined;
  #isBusy = false;

  constructor(start: () => Promise<Engine>) {
    super();
    this.#start = start;
  }

  /** Called by `pg` in place of a socket's connect. */
  connect(): this {
    this.#start().then(
      (engine) => {
        this.#engine = engine;
        engine.ended.then(() => this.destroy());
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  // pg corks the messages of one query, so they arrive as one batch ending with Sync.
  override _writev(chunks: { chunk: Uint8Array }[], done: Done): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    // pg cannot cancel a running statement here, so the engine is killed and a new one started.
    if (this.#isBusy) this.#engine?.kill('The embedded database was stopped: a statement took too long');
    done(error);
  }

  // Socket methods that pg calls and that have no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  async #exchange(bytes: Uint8Array): Promise<void> {
    if (!this.#engine) throw new Error('The connection was written to before it was open');
    this.#isBusy = true;
    const reply = await this.#engine.exchange(bytes).finally(() => {
      this.#isBusy = false;
    });
    if (reply.length > 0 && !this.destroyed) this.push(reply);
  }
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
