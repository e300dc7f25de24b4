import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createDeps } from '../../src/create-deps.ts';
import { connectDatabase, type Database } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { hashPassword } from '../../src/features/auth/passwords.ts';
import { startJobQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/log.ts';
import { busyPeople } from '../busy-people.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { aUser } from '../database/rows.ts';
import { silentLog } from '../database/silent-log.ts';
import { startTemporaryCluster } from '../database/temporary-cluster.ts';

/** The product on its own PostgreSQL, beside a bare server on the same driver. */
export interface BenchProduct {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** A Fastify instance without plugins, and the connection pool for its routes. */
  readonly bare: FastifyInstance;
  readonly pool: pg.Pool;
  /** Headers of a signed-in adviser. */
  readonly headers: { readonly authorization: string };
}

const password = 'correct horse battery';

/**
 * Runs work with its own product, as durable as production, and removes it. Throws when PostgreSQL is not installed.
 */
export async function withProduct(work: (product: BenchProduct) => Promise<void>): Promise<void> {
  const bin = postgresBinaries();
  if (bin === undefined) throw new Error('This benchmark needs the programs of PostgreSQL 15 or later.');
  const cluster = await startTemporaryCluster(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-bench-'));
  const url = cluster.url('postgres');
  const db = await connectDatabase({ kind: 'postgres', url }, silentLog);
  await migrateToLatest(db, silentLog);
  const log = createLog('silent');
  const jobs = await startJobQueue(db, log);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, WEB_DIR: join(dataDir, 'no-site'), ...busyPeople });
  const secret = randomUUID() + randomUUID();
  const app = await buildApp(createDeps({ config, db, log, jobs, now: () => new Date() }, secret));
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // Shutting down the server may cut connections that are still closing.
  pool.on('error', () => {});
  const bare = Fastify();
  try {
    await work({ app, db, bare, pool, headers: await adviser(app, db) });
  } finally {
    await app.close();
    await bare.close();
    await pool.end();
    await jobs.stop();
    await db.close();
    await cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function adviser(app: FastifyInstance, db: Database): Promise<BenchProduct['headers']> {
  const user = aUser({ role: 'ADMIN', password_hash: await hashPassword(password) });
  await db.kysely.insertInto('users').values(user).execute();
  const payload = { email: user.email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { authorization: `Bearer ${answer.json().accessToken}` };
}

/** Injects a request into a server, bypassing the network. Throws unless it succeeds. */
export async function send(server: FastifyInstance, request: InjectOptions) {
  const answer = await server.inject(request);
  if (answer.statusCode >= 300) throw new Error(`${request.url} answered ${answer.statusCode} ${answer.body}`);
  return answer;
}

/** Runs work that many times, eight at once; resolves to how many complete a second. */
export async function rateOf(times: number, work: () => Promise<unknown>): Promise<number> {
  let left = times;
  const start = performance.now();
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return times / ((performance.now() - start) / 1_000);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Rates of two kinds of work in alternation, so that other load affects both; the median of five rounds. */
export async function ratesInTurn(times: number, ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  const rounds: { readonly ours: number; readonly theirs: number; readonly ratio: number }[] = [];
  for (let round = 0; round < 6; round += 1) {
    const [mine, other] = [await rateOf(times, ours), await rateOf(times, theirs)];
    // The first round is a warm-up.
    if (round > 0) rounds.push({ ours: mine, theirs: other, ratio: mine / other });
  }
  const of = (name: 'ours' | 'theirs' | 'ratio') => median(rounds.map((each) => each[name]));
  return { ours: of('ours'), theirs: of('theirs'), ratio: of('ratio') };
}

/** Prints a row for `npm run bench`, in the shape of tools/bench/row.ts. */
export function print(row: {
  readonly section: string;
  readonly what: string;
  readonly ours: { readonly amount: number; readonly unit: string };
  readonly reference: { readonly name: string; readonly amount: number };
  readonly ratio: number;
  readonly most?: number;
}): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
