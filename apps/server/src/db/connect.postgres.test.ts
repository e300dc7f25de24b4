import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../test/database/open.ts';
import { postgresBinaries } from '../../test/database/postgres-binaries.ts';
import { aUser } from '../../test/database/rows.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { startTemporaryCluster } from '../../test/database/temporary-cluster.ts';
import { connectDatabase, type Database } from './connect.ts';
import { GuardedPool } from './guarded-pool.ts';
import { OpenConnections } from './open-connections.ts';
import { postgresPool } from './pools.ts';
import { transaction } from './transaction.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let place: TestPlace;
let database: Database;
beforeEach(async () => {
  place = await makeTestPlace();
  database = await connectDatabase(place.settings, silentLog);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

function urlOf({ settings }: TestPlace): string {
  if (settings.kind !== 'postgres') throw new Error('This is not PostgreSQL');
  return settings.url;
}

test('every session has its limits', async () => {
  const { rows } = await database.query(
    `select name, setting from pg_settings where name in
     ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['10000', '3000', '5000']);
});

test('fifty terminated backends: each time the query fails as unavailable and the next one works', async () => {
  const killer = await connectDatabase(place.settings, silentLog);
  for (let turn = 0; turn < 50; turn += 1) {
    const begun = Promise.withResolvers<number>();
    const work = transaction(database, async (tx) => {
      const { rows } = await database.query('select 1');
      expect(rows).toHaveLength(1);
      await tx.insertInto('users').values(aUser()).execute();
      begun.resolve(turn);
      await terminateOthers(killer);
      await tx.selectFrom('users').select('id').execute();
    });
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(database.query('select count(*) as n from users')).resolves.toMatchObject({ rows: [{ n: 0 }] });
  }
  await killer.close();
});

test('a statement that runs over its time fails as unavailable', async () => {
  await database.query('set statement_timeout = 50');
  const slow = Promise.all(Array.from({ length: 10 }, () => database.query('select pg_sleep(1)')));
  await expect(slow).rejects.toMatchObject({ code: '57014' });
});

test('a server that does not answer is given up, and its connection closed', async () => {
  const pool = postgresPool(urlOf(place), silentLog);
  const open = new OpenConnections();
  const hasty = new GuardedPool({ pool, open, queryLimitMs: 100 });
  await expect(hasty.query('select pg_sleep(2)', [])).rejects.toSatisfy(isDatabaseUnavailable);
  expect(pool.totalCount).toBe(0);
  expect((await hasty.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  await open.close();
  await pool.end();
});

const bin = postgresBinaries();
test.runIf(bin)('a server that may lose commits is refused, and a stopped one comes back', async () => {
  const cluster = await startTemporaryCluster(bin ?? '');
  const settings = { kind: 'postgres', url: cluster.url('postgres') } as const;
  const other = await connectDatabase(settings, silentLog);
  await cluster.kill();
  // A backend can outlive the postmaster for a moment.
  await vi.waitFor(() => expect(other.ping()).rejects.toSatisfy(isDatabaseUnavailable), { timeout: 20_000 });
  await cluster.start();
  await other.ping();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await other.query(`alter system set ${setting} = off`);
    await other.query('select pg_reload_conf()');
    await cluster.kill();
    await cluster.start();
    await expect(connectDatabase(settings, silentLog)).rejects.toThrow(`${setting}=off`);
    await other.ping().catch(() => other.ping());
    await other.query(`alter system reset ${setting}`);
  }
  await other.close();
  await cluster.remove();
});

test('a server that is not there is refused as unavailable', async () => {
  const url = 'postgres://postgres@127.0.0.1:1/none';
  await expect(connectDatabase({ kind: 'postgres', url }, silentLog)).rejects.toSatisfy(isDatabaseUnavailable);
});

async function terminateOthers(killer: Database): Promise<void> {
  await killer.query(
    `select pg_terminate_backend(pid, 2000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}
