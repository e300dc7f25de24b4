import { expect, test } from 'vitest';
import { startDatabaseChild } from '../../test/database/child.ts';
import { postgresBinaries } from '../../test/database/postgres-binaries.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { lost, storedIds } from '../../test/database/stored-ids.ts';
import { startTemporaryCluster } from '../../test/database/temporary-cluster.ts';
import { connectDatabase } from './connect.ts';
import { migrateToLatest } from './migrate.ts';

const bin = postgresBinaries();

test.runIf(bin)(
  'a PostgreSQL server that is killed while a process writes has every acknowledged row',
  async () => {
    const cluster = await startTemporaryCluster(bin ?? '');
    const settings = { kind: 'postgres', url: cluster.url('postgres') } as const;
    const database = await connectDatabase(settings, silentLog);
    await migrateToLatest(database, silentLog);
    await database.close();
    const acknowledged: string[] = [];
    for (let turn = 1; turn <= 3; turn += 1) {
      const child = startDatabaseChild(settings, 'write');
      await child.line(30);
      await cluster.kill();
      await child.ended();
      acknowledged.push(...child.lines.slice(1).filter((line) => !line.startsWith('refused')));
      await cluster.start();
      expect(lost(acknowledged, await storedIds(settings))).toEqual([]);
    }
    await cluster.remove();
  },
  120_000,
);
