import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { clusterFolder, runAsPostgres, startClusterIn, type TemporaryCluster } from '../database/temporary-cluster.ts';
import { ownCluster, pause } from './own-cluster.ts';

/** A PostgreSQL server that archives its WAL, with the base backup and archive stored elsewhere. */
export interface ArchivedCluster {
  readonly cluster: TemporaryCluster;
  /** Connection URL of its database. */
  readonly url: string;
  /** Takes the base backup every restore starts from. */
  baseBackup(): Promise<void>;
  /**
   * Restores a second server from only the base backup and the archive, as of a moment (in PostgreSQL's format) or up
   * to the newest archived WAL; passes its database's URL to the work.
   */
  restored<T>(moment: string | null, work: (url: string) => Promise<T>): Promise<T>;
  /** Longest time between two consecutive archived WAL files, seconds: the most that losing the disk can cost. */
  longestGap(): number;
  remove(): Promise<void>;
}

const bin = postgresBinaries() ?? '';
const deployed = new URL('../../../../deploy/postgresql-archive.conf', import.meta.url);

/**
 * Starts a server with `deploy/postgresql-archive.conf` in the test's own folder; it records commit timestamps for
 * comparison.
 */
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
    // A restored server must not write to the archive it was restored from.
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

/** A server accepts reads while it is still replaying; it is ready once out of recovery. */
async function untilWritable(url: string): Promise<void> {
  for (;;) {
    const { rows } = await administer(url, 'select pg_is_in_recovery() as replays');
    if (rows[0]?.replays === false) return;
    await pause(50);
  }
}
