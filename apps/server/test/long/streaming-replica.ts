import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { administer } from '../database/administer.ts';
import { postgresBinaries } from '../database/postgres-binaries.ts';
import { clusterFolder, runAsPostgres, startClusterIn, type TemporaryCluster } from '../database/temporary-cluster.ts';

/** A PostgreSQL server that follows another one and is read-only. */
export interface StreamingReplica {
  readonly cluster: TemporaryCluster;
  /** Connection URL of its copy of the database. */
  readonly url: string;
  /** Waits until it has everything the primary has at the time of the call. */
  untilEqual(): Promise<void>;
}

const bin = postgresBinaries() ?? '';
const deployed = new URL('../../../../deploy/postgresql-replica.conf', import.meta.url);

/** Creates a replica of a running server as docs/OPERATIONS.md describes, with `deploy/postgresql-replica.conf`. */
export async function streamingReplica(primaryUrl: string): Promise<StreamingReplica> {
  const primaryFolder = new URL(primaryUrl).searchParams.get('host') ?? '';
  const folder = clusterFolder();
  const data = join(folder, 'data');
  const slot = ['--create-slot', '--slot', 'freehold_replica'];
  await runAsPostgres(join(bin, 'pg_basebackup'), [
    ...['-D', data, '-h', primaryFolder, '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast'],
    ...slot,
  ]);
  appendFileSync(join(data, 'postgresql.conf'), readFileSync(deployed));
  const cluster = await startClusterIn(bin, folder);
  const url = cluster.url('freehold');
  return {
    cluster,
    url,
    untilEqual: async () => {
      const { rows } = await administer(primaryUrl, 'select pg_current_wal_lsn()::text as written');
      const question = `select pg_last_wal_replay_lsn() >= '${rows[0]?.written}' as there`;
      await vi.waitFor(
        async () => {
          const found = await administer(url, question);
          if (found.rows[0]?.there !== true) throw new Error('The replica has not caught up');
        },
        { timeout: 60_000, interval: 50 },
      );
    },
  };
}
