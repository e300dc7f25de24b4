import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { clusterFolder, runAsPostgres, startClusterIn, type TemporaryCluster } from '../database/temporary-cluster.ts';
import { ownCluster, pause } from './own-cluster.ts';

/** A PostgreSQL server that archives its log, and what lies elsewhere of it. */
export interface ArchivedCluster {
  readonly cluster: TemporaryCluster;
  /** Address of its database. */
  readonly url: string;
  /** Copies the server's files to where each restore begins. */
  baseBackup(): Promise<void>;
  /**
   * Another server, made from the base backup and the archive alone, as of a moment (as PostgreSQL writes it), or of the newest one
   * that is archived; gives its database's address to the work.
   */
  restored<T>(moment: string | null, work: (url: string) => Promise<T>): Promise<T>;
  /** Seconds between the two parts of the log that were archived furthest apart: what a loss of the disk can cost. */
  longestGap(): number;
  remove(): Promise<void>;
}

const bin = postgresBinaries() ?? '';
const deployed = new URL('../../../../deploy/postgresql-archive.conf', import.meta.url);

/** Starts a server under `deploy/postgresql-archive.conf` with a folder of the test's own; its commits keep their time, to compare with. */
export async function archivedCluster(): Promise<ArchivedCluster> {
  const { cluster, url } = await ownCluster();
  const folder = new URL(url).searchParams.get('host') ?? '';
  const elsewhere = clusterFolder();
  await runAsPostgres('mkdir', [join(elsewhere, 'archive')]);
  const settings = readFileSync(deployed, 'utf8').replaceAll('/srv/freehold-wal', join(elsewhere, 'archive'));
  await cluster.stop();
  appendFileSync(join(folder, 'data', 'postgresql.conf'), `${settings}\ntrack_commit_timestamp = on\n`);
  await cluster.start();
  const base = join(elsewhere, 'base');
  const parameters = ['-D', base, '-h', folder, '-U', 'postgres', '-X', 'none', '-c', 'fast'];
  return {
    cluster,
    url,
    baseBackup: () => runAsPostgres(join(bin, 'pg_basebackup'), parameters),
    restored: (moment, work) => withRestored(elsewhere, moment, work),
    longestGap: () => longestGap(join(elsewhere, 'archive')),
    remove: async () => {
      await cluster.remove();
      rmSync(elsewhere, { recursive: true, force: true });
    },
  };
}

async function withRestored<T>(
  elsewhere: string,
  moment: string | null,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = clusterFolder();
  await runAsPostgres('cp', ['-a', join(elsewhere, 'base'), join(folder, 'data')]);
  await runAsPostgres('touch', [join(folder, 'data', 'recovery.signal')]);
  const target = moment === null ? [] : [`recovery_target_time=${moment}`, 'recovery_target_action=promote'];
  const cluster = await startClusterIn(bin, folder, [
    `restore_command=cp ${join(elsewhere, 'archive')}/%f %p`,
    ...target,
    // A restored server must not write into the archive that it came from.
    'archive_mode=off',
  ]);
  try {
    await untilWritable(cluster.url('freehold'));
    return await work(cluster.url('freehold'));
  } finally {
    await cluster.remove();
  }
}

function longestGap(archive: string): number {
  const times = readdirSync(archive).map((file) => statSync(join(archive, file)).mtimeMs);
  times.sort((a, b) => a - b);
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000;
}

/** A server answers while it still replays; it is done when it takes writes. */
async function untilWritable(url: string): Promise<void> {
  for (;;) {
    const { rows } = await administer(url, 'select pg_is_in_recovery() as replays');
    if (rows[0]?.replays === false) return;
    await pause(50);
  }
}
