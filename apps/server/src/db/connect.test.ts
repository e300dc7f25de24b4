import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestPlace, type TestPlace } from '../../test/database/open.ts';
import { silentLog } from '../../test/database/silent-log.ts';
import { connectDatabase, type Database } from './connect.ts';
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

test('several statements in one text, as the job queue sends them, all run', async () => {
  await database.query('create table one (n int); create table two (n int)');
  await expect(database.query('select * from one, two')).resolves.toMatchObject({ rows: [] });
});

test('an error of a statement names its SQLSTATE and leaves the database usable', async () => {
  await expect(database.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  await database.ping();
});

test('a transaction that its client left open is not seen by the next', async () => {
  await database.query('begin');
  await database.query('select 1 / 0').catch(() => {});
  for (let turn = 0; turn < 12; turn += 1) await database.ping();
});

test('after closing, a query is refused as unavailable, and closing again is harmless', async () => {
  await database.close();
  await database.close();
  await expect(database.ping()).rejects.toSatisfy(isDatabaseUnavailable);
});

test('five hundred queries at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => database.query('select $1::int as n', [n])));
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 500 }, (_, n) => n));
});
