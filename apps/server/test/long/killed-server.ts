import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { History } from './history.ts';

const clients = 8;

/** How long to keep killing a server: until both minimums are reached. */
interface Killing {
  readonly kills: number;
  readonly fewestWrites: number;
}

/**
 * Repeatedly kills a server with its own data folder while it is written to, then checks its data against what it
 * acknowledged; returns the history of writes.
 */
export async function killed(
  settings: Readonly<Record<string, string>>,
  { kills, fewestWrites }: Killing,
): Promise<History> {
  const dataDir = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const ownSettings = { ...settings, ...behindProxy, DATA_DIR: dataDir };
  const history = new History();
  for (let round = 0; round < kills || history.acknowledged < fewestWrites; round += 1) {
    const server = await startServerProcess(ownSettings);
    if (round === 0) await history.begin(server.address, clients);
    const isGone = { now: false };
    const load = history.load(server.address, () => isGone.now);
    // Handled when awaited below; until then it would count as an unhandled rejection.
    load.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 1_600));
    await server.end('SIGKILL');
    isGone.now = true;
    await load;
  }
  const server = await startServerProcess(ownSettings);
  try {
    expect(await history.complaints(server.address)).toEqual([]);
  } finally {
    await server.end('SIGTERM');
  }
  return history;
}
