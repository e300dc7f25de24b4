import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { aBorrowingLead } from '../builders.ts';
import { administer } from '../database/administer.ts';
import { askUntil, longest, statusCounts } from '../load.ts';
import { behindProxy, send, signedInAdviser } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure, notRun } from '../quality.ts';
import { History } from './history.ts';
import { type DatabaseKind, databases, ownCluster, pause, startAgain, untilReady } from './own-cluster.ts';

const fullMs = 15_000;
const afterwards: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** Mounts a disk of 200 MB; reports why and returns null if that is impossible. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-disk-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    notRun('I5', `no disk can be mounted: ${error instanceof Error ? error.message.trim() : error}`);
    return null;
  }
  afterwards.push(() => execFileSync('/usr/bin/umount', ['--lazy', folder]));
  chmodSync(folder, 0o755);
  return folder;
}

/** Fills the rest of a disk; returns a function that frees it again. */
function fill(disk: string): () => void {
  const path = join(disk, 'filler');
  const file = openSync(path, 'w');
  for (const size of [2 ** 20, 2 ** 12]) {
    const part = Buffer.alloc(size, 1);
    try {
      for (;;) writeSync(file, part);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

/**
 * A server with its database on that disk, and a function that restarts the database after a full disk stopped it, as
 * an init system would.
 */
async function serverOn(disk: string, kind: DatabaseKind) {
  if (kind === 'embedded') {
    const server = await startServerProcess({ DATA_DIR: join(disk, 'data'), ...behindProxy });
    afterwards.push(() => server.end('SIGTERM'));
    return { server, revive: async () => {} };
  }
  const { cluster, url } = await ownCluster(disk);
  afterwards.push(() => cluster.remove());
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir, ...behindProxy });
  afterwards.push(() => server.end('SIGTERM'));
  const revive = async () => {
    await administer(url, 'select 1').catch(async () => {
      await cluster.kill();
      await startAgain(cluster);
    });
  };
  return { server, revive };
}

it.each(databases)(
  'on %s a full disk refuses writes, and with room again all goes on and nothing is lost',
  async (kind) => {
    const disk = smallDisk();
    if (disk === null) return;
    const { server, revive } = await serverOn(disk, kind);
    const { address } = server;
    const history = new History();
    await history.begin(address, 4);
    const { token } = await signedInAdviser(address);
    const state = { isOver: false };
    const load = history.load(address, () => state.isOver);
    load.catch(() => undefined);
    await pause(2_000);
    const giveBack = fill(disk);
    const end = performance.now() + fullMs;
    const asking = { isOver: () => performance.now() > end, hands: 2, restMs: 50 };
    const leaveLead = () => {
      const email = `${randomUUID()}@example.com`;
      return send(`${address}/api/borrowing-leads`, { body: aBorrowingLead({ email }), key: randomUUID() });
    };
    const [writes, reads] = await Promise.all([
      askUntil(leaveLead, asking),
      askUntil(() => send(`${address}/api/properties`, { method: 'GET', token }), asking),
    ]);
    giveBack();
    await revive();
    const back = await untilReady(address);
    expect((await leaveLead()).status).toBe(201);
    state.isOver = true;
    await load;
    const { 201: taken = 0, 503: refused = 0, ...others } = statusCounts(writes);
    expect(others).toEqual({});
    expect(refused).toBeGreaterThan(0);
    const { 200: read = 0, 503: unread = 0, ...otherReads } = statusCounts(reads);
    expect(otherReads).toEqual({});
    expect(longest([...writes, ...reads])).toBeLessThan(15_000);
    expect(server.child.exitCode).toBeNull();
    // The log carries PostgreSQL's code for a full disk.
    expect(server.output()).toContain('53100');
    expect(await history.complaints(address)).toEqual([]);
    const words = `${kind}: disk full for ${fullMs / 1_000} s: ${refused} leads refused with 503 and ${taken} taken, ${read} of ${read + unread} reads answered`;
    figure(
      'I5',
      `${words}, ready again in ${(back / 1_000).toFixed(1)} s; of ${history.acknowledged} writes lost`,
      '0',
    );
  },
);
