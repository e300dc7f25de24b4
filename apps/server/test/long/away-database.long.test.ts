import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { askUntil, longest, quantile } from '../load.ts';
import { type Answer, behindProxy, send, signedInAdviser } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { ownCluster, pause, startAgain, untilReady } from './own-cluster.ts';
import { startSwallowingProxy } from './swallowing-proxy.ts';

const awayMs = 60_000;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

async function serverOn(url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir, ...behindProxy });
  afterwards.push(() => server.end('SIGTERM'));
  return server;
}

async function database() {
  const { cluster, url } = await ownCluster();
  afterwards.push(() => cluster.remove());
  return { cluster, url };
}

const asking = (ask: () => Promise<Answer>, { ms, hands }: { ms: number; hands: number }) => {
  const end = performance.now() + ms;
  return askUntil(ask, { isOver: () => performance.now() > end, hands, restMs: 50 });
};
const leaveLead = (address: string) => () => {
  const email = `${randomUUID()}@example.com`;
  return send(`${address}/api/borrowing-leads`, { body: aBorrowingLead({ email }), key: randomUUID() });
};

it('a database away for a minute is answered with 503 at once, and the server works again by itself', async () => {
  const { cluster, url } = await database();
  const server = await serverOn(url);
  await cluster.kill();
  await pause(200);
  const during = { ms: awayMs, hands: 4 };
  const [leads, live, ready] = await Promise.all([
    asking(leaveLead(server.address), during),
    asking(() => send(`${server.address}/api/health/live`, { method: 'GET' }), during),
    asking(() => send(`${server.address}/api/health/ready`, { method: 'GET' }), during),
  ]);
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set([503]));
  expect(leads.filter(({ headers }) => !Number(headers.get('retry-after')))).toEqual([]);
  expect(new Set(live.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(ready.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(longest(leads), longest(ready))).toBeLessThan(2_000);
  await startAgain(cluster);
  const back = await untilReady(server.address);
  expect(back).toBeLessThan(5_000);
  expect((await leaveLead(server.address)()).status).toBe(201);
  expect(server.child.exitCode).toBeNull();
  const words = `away for a minute: ${leads.length} leads refused within ${longest(leads).toFixed(0)} ms, live throughout`;
  figure('J1', `${words}, back in ${(back / 1000).toFixed(1)} s`, '0 exits');
});

it('a network that swallows everything keeps nobody waiting for ten seconds', async () => {
  const { url } = await database();
  const address = new URL(url);
  const proxy = await startSwallowingProxy(join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
  afterwards.push(proxy.close);
  const server = await serverOn(`postgres://postgres@127.0.0.1:${proxy.port}/freehold`);
  const load = asking(leaveLead(server.address), { ms: 30_000, hands: 20 });
  await pause(3_000);
  proxy.swallow(true);
  await pause(20_000);
  proxy.swallow(false);
  const answers = await load;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(longest(answers)).toBeLessThan(10_000);
  expect(await untilReady(server.address)).toBeLessThan(10_000);
  expect((await leaveLead(server.address)()).status).toBe(201);
  figure('J2', 'packets swallowed for 20 s: the longest of all answers', `${(longest(answers) / 1000).toFixed(1)} s`);
});

it('a locked table holds up its own calls alone, and not for long', async () => {
  const { url } = await database();
  const server = await serverOn(url);
  const { token } = await signedInAdviser(server.address);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  afterwards.push(() => holder.end());
  await holder.query('begin; lock table leads in access exclusive mode');
  const [leads, others] = await Promise.all([
    asking(leaveLead(server.address), { ms: awayMs, hands: 4 }),
    asking(() => send(`${server.address}/api/properties`, { method: 'GET', token }), { ms: awayMs, hands: 4 }),
  ]);
  await holder.query('rollback');
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set([503]));
  expect(longest(leads)).toBeLessThan(5_000);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  expect(quantile(others, 0.99)).toBeLessThan(500);
  expect((await leaveLead(server.address)()).status).toBe(201);
  const p99 = `${quantile(others, 0.99).toFixed(0)} ms`;
  figure(
    'J3',
    `leads locked for 60 s, refused within ${(longest(leads) / 1000).toFixed(1)} s: p99 of ${others.length} other reads`,
    p99,
  );
});
