import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import type { Manifest } from '../../src/backup/manifest.ts';
import { verifyBackup } from '../../src/backup/verify.ts';
import { administer } from '../database/administer.ts';
import { behindProxy } from '../people.ts';
import { startServerProcess } from '../process.ts';
import { figure } from '../quality.ts';
import { leaveLeads } from './leave-leads.ts';
import { ownCluster } from './own-cluster.ts';
import { streamingReplica } from './streaming-replica.ts';

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).reverse()) await undo();
});

/** Runs `npm run backup` against a database, into its own folder; reads the whole file and returns its manifest. */
async function backupOf(url: string, dir: string): Promise<Manifest> {
  mkdirSync(dir);
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: dir,
    JWT_SECRET: 'k3mW9xT1vZq7LdR5NbYc8HsJ2fGp4QaE6uVi0oXt',
  };
  await promisify(execFile)(process.execPath, ['src/commands/backup.ts', '--dir', dir], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...settings },
  });
  const [file] = readdirSync(dir).filter((name) => name.startsWith('freehold-'));
  return await verifyBackup(join(dir, file ?? ''), null);
}

const rowsOf = ({ tables }: Manifest, wanted: string) => tables.find(({ name }) => name === wanted)?.rows;

it('a streaming replica is backed up while leads arrive at the primary, and holds the same', async () => {
  const { cluster, url } = await ownCluster();
  afterwards.push(() => cluster.remove());
  const folder = mkdtempSync(join(tmpdir(), 'freehold-long-'));
  afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), ...behindProxy });
  afterwards.push(() => server.end('SIGKILL'));
  await leaveLeads(server.address, { hands: 2, ms: 3_000, pauseMs: 20 });
  const replica = await streamingReplica(url);
  afterwards.push(() => replica.cluster.remove());

  const arriving = leaveLeads(server.address, { hands: 2, ms: 15_000, pauseMs: 20 });
  const amid = await backupOf(replica.url, join(folder, 'amid'));
  await arriving;
  await server.end('SIGTERM');
  await replica.untilEqual();
  const [ofPrimary, ofReplica] = [
    await backupOf(url, join(folder, 'primary')),
    await backupOf(replica.url, join(folder, 'replica')),
  ];

  expect(rowsOf(amid, 'leads')).toBeGreaterThan(0);
  expect(rowsOf(amid, 'mails')).toBe(rowsOf(amid, 'leads'));
  expect(rowsOf(ofReplica, 'leads')).toBeGreaterThan(Number(rowsOf(amid, 'leads')));
  expect(ofReplica.tables).toEqual(ofPrimary.tables);
  await expect(administer(replica.url, 'delete from leads')).rejects.toThrow('read-only transaction');
  figure(
    'M1',
    `tables of a backup from a streaming replica whose count and checksum are those of the primary, ${rowsOf(ofReplica, 'leads')} leads; another was made while they arrived`,
    `${ofReplica.tables.length}/${ofPrimary.tables.length}`,
  );
});
