import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database/open.ts';
import { aUser } from '../../test/database/rows.ts';
import type { Database } from './connect.ts';
import { type Tx, transaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.query('truncate users cascade'));

const userCount = async () => (await database.kysely.selectFrom('users').select('id').execute()).length;
const insert = (tx: Tx) => tx.insertInto('users').values(aUser()).execute();

async function failWith(tx: Tx, state: string): Promise<void> {
  await sql.raw(`do $$ begin raise exception 'made to fail' using errcode = '${state}'; end $$`).execute(tx);
}

test('a transaction gives its result and keeps its rows', async () => {
  expect(
    await transaction(database, async (tx) => {
      await insert(tx);
      return 'done';
    }),
  ).toBe('done');
  expect(await userCount()).toBe(1);
});

test('an error rolls everything back and is thrown on', async () => {
  const work = transaction(database, async (tx) => {
    await insert(tx);
    throw new RangeError('no');
  });
  await expect(work).rejects.toThrow(RangeError);
  expect(await userCount()).toBe(0);
});

test.each(['40001', '40P01'])('%s is tried again, each time from the start', async (state) => {
  let tries = 0;
  await transaction(database, async (tx) => {
    tries += 1;
    await insert(tx);
    if (tries <= 3) await failWith(tx, state);
  });
  expect(tries).toBe(4);
  expect(await userCount()).toBe(1);
});

test('after three retries the error is thrown on', async () => {
  let tries = 0;
  const work = transaction(database, async (tx) => {
    tries += 1;
    await failWith(tx, '40001');
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(4);
});

test('another error is not tried again', async () => {
  let tries = 0;
  const work = transaction(database, async (tx) => {
    tries += 1;
    await failWith(tx, '23505');
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
});

test('transactions that wait for each other in a circle all end', async () => {
  const [first, second] = [aUser(), aUser()];
  await transaction(database, (tx) => tx.insertInto('users').values([first, second]).execute());
  const rename = (tx: Tx, id: string) => tx.updateTable('users').set({ last_name: 'Renamed' }).where('id', '=', id);
  const inOrder = ([one, other]: string[]) =>
    transaction(database, async (tx) => {
      await rename(tx, one ?? '').execute();
      await rename(tx, other ?? '').execute();
    });
  const pairs = Array.from({ length: 4 }, (_, at) => (at % 2 ? [first.id, second.id] : [second.id, first.id]));
  await expect(Promise.all(pairs.map(inOrder))).resolves.toHaveLength(4);
});
