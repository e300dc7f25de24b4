import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { History } from './history.ts';
import { ownCluster, pause, startAgain, untilReady } from './own-cluster.ts';

const kills = 50;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** A server on its own PostgreSQL, and a load that runs until stopped. */
async function underLoad() {
  const { cluster, url } = await ownCluster();
  afterwards.push(() => cluster.remove());
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir, ...behindProxy });
  afterwards.push(() => server.end('SIGTERM'));
  const history = new History();
  await history.begin(server.address, 8);
  const isOver = { now: false };
  const load = history.load(server.address, () => isOver.now);
  load.catch(() => undefined);
  afterwards.push(() => {
    isOver.now = true;
  });
  const finish = async () => {
    isOver.now = true;
    await load;
    return history.complaints(server.address);
  };
  return { cluster, url, server, history, finish };
}

it('a PostgreSQL that is killed loses nothing acknowledged, and the server works again by itself', async () => {
  const { cluster, url, server, history, finish } = await underLoad();
  const waits: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await pause(200 + Math.random() * 500);
    await cluster.kill();
    await startAgain(cluster);
    waits.push(await untilReady(server.address));
  }
  expect(await finish()).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  expect(Math.max(...waits)).toBeLessThan(10_000);
  const check = promisify(execFile)(join(postgresBinaries() ?? '', 'pg_amcheck'), [
    ...['--install-missing', '--heapallindexed', '--maintenance-db', cluster.url('postgres'), url],
  ]);
  await expect(check).resolves.toMatchObject({ stdout: '' });
  const longest = (Math.max(...waits) / 1000).toFixed(1);
  figure(
    'I2',
    `${history.acknowledged} acknowledged writes, ${kills} kills of PostgreSQL, ready after at most ${longest} s`,
    '0 lost, 0 mixed',
  );
});

it('one database process that is killed costs a moment', async () => {
  const { url, server, history, finish } = await underLoad();
  const waits: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await pause(100 + Math.random() * 200);
    // SIGKILL of any backend makes PostgreSQL drop all connections and recover.
    const pid = await someBackend(url);
    const begun = performance.now();
    process.kill(pid, 'SIGKILL');
    await untilNoticed(url, pid);
    await untilReady(server.address);
    waits.push(performance.now() - begun);
  }
  expect(await finish()).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  expect(Math.max(...waits)).toBeLessThan(5_000);
  const longest = (Math.max(...waits) / 1000).toFixed(1);
  figure(
    'I4',
    `one of the database’s processes killed ${kills} times, ${history.acknowledged} acknowledged writes, 0 lost; served again within ${longest} s`,
    `${kills}/${kills}`,
  );
});

/** Process ids of the server's connections, or null while PostgreSQL cannot answer. */
async function backends(url: string): Promise<unknown[] | null> {
  const question = `select pid from pg_stat_activity where application_name like 'freehold%'`;
  return await administer(url, question).then(
    ({ rows }) => rows.map(({ pid }) => pid),
    () => null,
  );
}

/** Process id of one of the server's connections, as soon as PostgreSQL lists one. */
async function someBackend(url: string): Promise<number> {
  for (;;) {
    const [pid] = (await backends(url)) ?? [];
    if (typeof pid === 'number') return pid;
    await pause(20);
  }
}

/**
 * Waits until PostgreSQL has recovered from a killed process: until then it still lists the process, or does not
 * answer.
 */
async function untilNoticed(url: string, pid: number): Promise<void> {
  while ((await backends(url))?.includes(pid) ?? true) await pause(20);
}
