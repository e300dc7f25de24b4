import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { mostCounts, trimLimits } from './limit-rows.ts';
import { createLimits } from './limits.ts';

const keys = 1_000_000;
const minutes = 10;
const mostMegabytes = 50;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

/** Megabytes still held after garbage collection. */
function heldMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1e6;
}

it('a million distinct keys leave nothing in the process', async () => {
  const { rows, ...result } = await server.deps.db.query('select 1 as points, $1::bigint as expire', [
    Date.now() + 6e5,
  ]);
  // Stubs the table's reply to a new key; the next test covers its million rows.
  const limits = createLimits({ ...server.deps.db, query: async () => ({ ...result, rows }) });
  const before = heldMegabytes();
  for (let n = 0; n < keys; n += 1) await limits.consume('signInAccount', `account.${n}`);
  const grown = heldMegabytes() - before;
  expect(grown).toBeLessThan(mostMegabytes);
  figure(
    'F7',
    'memory of the process after a million distinct keys, at most 50 MB',
    `${Math.max(0, grown).toFixed(1)} MB`,
  );
});

/** Counts one event for each of many invented accounts, as the limiter would. */
async function invent(minute: number): Promise<void> {
  await server.deps.db.query(
    `insert into rate_limits (key, points, expire)
     select 'signInAccount:account.' || left(encode(sha256(($1::int * 1000000 + n)::text::bytea), 'base64'), 43), 1, $2
     from generate_series(1, $3::int) as n`,
    [minute, server.clock.now().getTime() + 900_000, keys / minutes],
  );
}

it('a million distinct keys in ten minutes leave a bounded table, and what was close to its limit', async () => {
  const { db, limits } = server.deps;
  for (let tries = 0; tries < 9; tries += 1) await limits.consume('signInAccount', 'account.guessed');
  const [table] = (await db.query(`select pg_total_relation_size('rate_limits')::int as bytes`)).rows;
  for (let minute = 0; minute < minutes; minute += 1) {
    await invent(minute);
    await trimLimits(server.deps);
    server.clock.advance({ minutes: 1 });
    // As autovacuum and the embedded database's maintenance do.
    await db.query('vacuum rate_limits');
  }
  const { rows } = await db.query(
    `select count(*)::int as left, pg_total_relation_size('rate_limits')::int as bytes from rate_limits`,
  );
  const megabytes = (Number(rows[0]?.bytes) - Number(table?.bytes)) / 1e6;
  expect(rows[0]?.left).toBe(mostCounts);
  expect(megabytes).toBeLessThan(mostMegabytes);
  await limits.consume('signInAccount', 'account.guessed');
  await expect(limits.consume('signInAccount', 'account.guessed')).rejects.toThrow();
  server.clock.advance({ minutes: 60 });
  await trimLimits(server.deps);
  figure(
    'F7',
    `the table of counts after a million distinct keys in ten minutes, ${mostCounts.toLocaleString('en')} rows, at most 50 MB`,
    `${megabytes.toFixed(0)} MB`,
  );
});
