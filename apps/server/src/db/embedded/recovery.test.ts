import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../../test/database/open.ts';
import { silentLog } from '../../../test/database/silent-log.ts';
import { GuardedPool } from '../guarded-pool.ts';
import { OpenConnections } from '../open-connections.ts';
import { embeddedPool } from '../pools.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import { EmbeddedServer } from './embedded-server.ts';

describe('an embedded database whose thread ends', () => {
  let place: TestPlace;
  let server: EmbeddedServer;
  let guarded: GuardedPool;
  let hasty: GuardedPool;
  let close: () => Promise<void>;

  beforeEach(async () => {
    place = await makeTestPlace();
    if (place.settings.kind !== 'embedded') throw new Error('This is not the embedded database');
    server = await EmbeddedServer.start(place.settings.dataDir, silentLog);
    const pool = embeddedPool(server, silentLog);
    const open = new OpenConnections();
    guarded = new GuardedPool({ pool, open, queryLimitMs: 30_000 });
    hasty = new GuardedPool({ pool, open, queryLimitMs: 300 });
    close = async () => {
      await pool.end();
      await server.stop();
    };
  });
  afterEach(async () => {
    await close();
    await place.remove();
  });

  const endless = 'select count(*) from generate_series(1, 100000000000)';

  test('fails what runs as unavailable, starts again, and has every acknowledged row', async () => {
    await guarded.query('create table kept (n int)', []);
    for (let turn = 1; turn <= 3; turn += 1) {
      await guarded.query('insert into kept values ($1)', [turn]);
      const running = guarded.query(endless, []);
      const ended = expect(running).rejects.toSatisfy(isDatabaseUnavailable);
      await (await server.engine()).kill('killed by the test');
      await ended;
      expect((await guarded.query('select count(*) as n from kept', [])).rows).toEqual([{ n: turn }]);
    }
  });

  test('after the kill of an idle thread the next query works', async () => {
    await guarded.query('select 1', []);
    await (await server.engine()).kill('killed by the test');
    expect((await guarded.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  });

  test('a statement that runs over its time is ended, and the next query works', async () => {
    await expect(hasty.query(endless, [])).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await guarded.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  });
});
