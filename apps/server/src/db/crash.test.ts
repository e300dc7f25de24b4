import { describe, expect, test } from 'vitest';
import { startDatabaseChild } from '../../test/database/child.ts';
import { makeTestPlace, testDatabaseKind } from '../../test/database/open.ts';
import { postgresBinaries } from '../../test/database/postgres-binaries.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { startTemporaryCluster } from '../../test/database/temporary-cluster.ts';
import { connectDatabase, type DatabaseSettings } from './connect.ts';
import { migrateToLatest } from './migrate.ts';

async function storedIds(settings: DatabaseSettings): Promise<Set<string>> {
  const database = await connectDatabase(settings, silentLog);
  const rows = await database.kysely.selectFrom('users').select('id').execute();
  await database.close();
  return new Set(rows.map(({ id }) => id));
}

function lost(acknowledged: string[], stored: Set<string>): string[] {
  return acknowledged.filter((id) => !stored.has(id));
}

test('five kill -9 of a process that writes lose no acknowledged row', async () => {
  const place = await makeTestPlace();
  const acknowledged: string[] = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    const child = startDatabaseChild(place.settings, 'write');
    await child.line(20 * turn);
    await child.kill();
    acknowledged.push(...child.lines.slice(1));
    const stored = await storedIds(place.settings);
    expect(lost(acknowledged, stored)).toEqual([]);
    // At most the one write per kill whose answer did not arrive.
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(turn);
  }
  await place.remove();
});

const bin = postgresBinaries();
describe.runIf(testDatabaseKind === 'postgres' && bin !== undefined)('a PostgreSQL server', () => {
  test('that is killed while a process writes has every acknowledged row', async () => {
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
  });
});
