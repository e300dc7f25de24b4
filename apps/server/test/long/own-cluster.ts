import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { startTemporaryCluster, type TemporaryCluster } from '../database/temporary-cluster.ts';
import { send } from '../people.ts';

/** Databases the product runs on. */
export const databases = ['postgres', 'embedded'] as const;
export type DatabaseKind = (typeof databases)[number];

/**
 * A PostgreSQL server for one test, with an empty database, which the test may stop and kill; its files are in a new
 * subfolder of the given one. Throws where none is installed.
 */
export async function ownCluster(parent?: string): Promise<{ cluster: TemporaryCluster; url: string }> {
  const bin = postgresBinaries();
  if (bin === undefined) throw new Error('The long tests need PostgreSQL');
  const cluster = await startTemporaryCluster(bin, parent);
  await administer(cluster.url('postgres'), 'create database freehold');
  return { cluster, url: cluster.url('freehold') };
}

/** Restarts a killed PostgreSQL. Its last processes may hold the shared memory for a moment longer. */
export async function startAgain(cluster: TemporaryCluster): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await cluster.start();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

/** Waits until the server reports ready and returns the milliseconds that took. Throws after a minute. */
export async function untilReady(address: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 60_000) {
    const { status } = await send(`${address}/api/health/ready`, { method: 'GET' });
    if (status === 200) return performance.now() - begun;
    await pause(50);
  }
  throw new Error('The server does not become ready again');
}

/** Waits while a load continues. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
