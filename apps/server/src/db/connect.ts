import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { EmbeddedServer } from './embedded/embedded-server.ts';
import { type Every, startMaintenance } from './embedded/maintenance.ts';
import { GuardedPool } from './guarded-pool.ts';
import type { DatabaseLog } from './log.ts';
import { OpenConnections } from './open-connections.ts';
import { embeddedPool, type PoolUse, poolUse, postgresPool } from './pools.ts';
import type { Schema } from './schema.ts';
import { readOnlyCode } from './unavailable.ts';

/** Settings under which PostgreSQL acknowledges commits that a crash can lose. */
const unsafe = [
  { name: 'fsync', isUnsafe: (value: string) => value === 'off' },
  { name: 'full_page_writes', isUnsafe: (value: string) => value === 'off' },
  { name: 'synchronous_commit', isUnsafe: (value: string) => value === 'off' },
] as const;

/** Throws when the server could lose acknowledged commits; warns when it has no data checksums or is too old. */
async function checkPostgresSettings(pool: pg.Pool, log: DatabaseLog): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_version_num')`,
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  const wrong = unsafe.filter(({ name, isUnsafe }) => isUnsafe(settings.get(name) ?? 'off'));
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => `${name}=off`).join(', ');
    throw new Error(`The PostgreSQL server may lose acknowledged data (${names}). Turn it on and start again.`);
  }
  if (Number(settings.get('server_version_num')) < 150_000) {
    throw new Error('The PostgreSQL server is older than version 15');
  }
  if (settings.get('data_checksums') !== 'on') log.warn({}, 'PostgreSQL runs without data checksums');
}

/** Which database to use: a PostgreSQL server, or the embedded one in a folder. */
export type DatabaseSettings = { readonly kind: 'postgres'; readonly url: string } | EmbeddedSettings;

interface EmbeddedSettings {
  readonly kind: 'embedded';
  readonly dataDir: string;
  /** Timer for maintenance; the real clock by default. */
  readonly every?: Every;
}

/** An open database. Both kinds speak the same SQL through the same client and parsers. */
export interface Database {
  readonly kind: DatabaseSettings['kind'];
  readonly kysely: Kysely<Schema>;
  /** The same connections without the client's query timeout, for migrations and maintenance. */
  readonly unhurried: Kysely<Schema>;
  /** One statement with values or, without values, several (pg then returns a list of results). */
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /**
   * Resolves when the database responds and accepts writes. Rejects on a replica or read-only database, as SQLSTATE
   * 25006 does.
   */
  ping(): Promise<void>;
  /** Counts of open and busy connections and of callers waiting for one. */
  poolUse(): PoolUse;
  /** Waits for running queries, then closes everything. A second call waits for the first. */
  close(): Promise<void>;
  /** Extras of the embedded database only. */
  readonly embedded?: EmbeddedExtras;
}

export interface EmbeddedExtras {
  /** A consistent gzipped tar of the database's folder; other queries wait meanwhile. */
  backup(): Promise<Uint8Array>;
  /** Number of fsync calls PostgreSQL has made since its thread started. */
  countFsyncs(): Promise<number>;
  /** Runs maintenance now. */
  maintain(): Promise<void>;
}

/** Query timeouts; when the embedded one is hit, the engine is killed and restarted. */
const queryLimitMs = { postgres: 8_000, embedded: 15_000, unhurried: 30 * 60_000 } as const;

/** Opens the database. Throws a message for the operator when it cannot be used. */
export async function connectDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<Database> {
  return settings.kind === 'postgres' ? await connectPostgres(settings.url, log) : await openEmbedded(settings, log);
}

async function connectPostgres(url: string, log: DatabaseLog): Promise<Database> {
  const pool = postgresPool(url, log);
  try {
    await checkPostgresSettings(pool, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const open = new OpenConnections();
  const close = onlyOnce(async () => {
    await open.close();
    await pool.end();
  });
  return {
    kind: 'postgres',
    ...queriesOn({ pool, open, queryLimitMs: queryLimitMs.postgres }),
    poolUse: () => poolUse(pool),
    close,
  };
}

async function openEmbedded(settings: EmbeddedSettings, log: DatabaseLog): Promise<Database> {
  const server = await EmbeddedServer.start(settings.dataDir, log);
  const pool = embeddedPool(server, log);
  const open = new OpenConnections();
  const unhurried = new GuardedPool({ pool, open, queryLimitMs: queryLimitMs.unhurried });
  const maintenance = startMaintenance({ query: (text) => unhurried.query(text, []) }, log, settings.every);
  const close = onlyOnce(async () => {
    await maintenance.end();
    await open.close();
    await pool.end();
    await server.stop();
  });
  return {
    kind: 'embedded',
    ...queriesOn({ pool, open, queryLimitMs: queryLimitMs.embedded }),
    poolUse: () => poolUse(pool),
    close,
    embedded: {
      backup: async () => (await server.engine()).backup(),
      countFsyncs: async () => (await server.engine()).countFsyncs(),
      maintain: () => maintenance.round(),
    },
  };
}

function queriesOn(
  parts: ConstructorParameters<typeof GuardedPool>[0],
): Pick<Database, 'kysely' | 'unhurried' | 'query' | 'ping'> {
  const guarded = new GuardedPool(parts);
  const unhurried = new GuardedPool({ ...parts, queryLimitMs: queryLimitMs.unhurried });
  return {
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guarded }) }),
    unhurried: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: unhurried }) }),
    query: (text, values = []) => guarded.query(text, values),
    ping: () => assertTakesWrites(guarded),
  };
}

async function assertTakesWrites(pool: GuardedPool): Promise<void> {
  const { rows } = await pool.query(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
    [],
  );
  if (rows[0]?.is_read_only === true) {
    throw Object.assign(new Error('The database takes no writes'), { code: readOnlyCode });
  }
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
