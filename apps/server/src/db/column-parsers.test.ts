import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database/open.ts';
import type { Database } from './connect.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const cases: [sql: string, value: unknown][] = [
  ['1234.50::numeric(14,2)', 1234.5],
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['count(*)', 1],
  ["'2026-02-28'::date", '2026-02-28'],
  ["'2026-11-21T14:00:00+11:00'::timestamptz", new Date('2026-11-21T03:00:00Z')],
  ['array[1.25, null]::numeric[]', [1.25, null]],
  ['array[1, 2]::int8[]', [1, 2]],
  ["array['2026-11-21']::date[]", ['2026-11-21']],
  ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
  ["array['a', 'b c']::text[]", ['a', 'b c']],
  ['true', true],
  ['null::numeric', null],
];

test.each(cases)('%s is read as the same value on both databases', async (text, value) => {
  const { rows } = await database.query(`select ${text} as value`);
  expect(rows).toEqual([{ value }]);
});

test('an integer too large for a number is an error, not another number', async () => {
  await expect(database.query('select 9007199254740993::int8')).rejects.toThrow('9007199254740993');
  await expect(database.ping()).resolves.toBeUndefined();
});

test('both databases keep time in UTC', async () => {
  const { rows } = await database.query("select current_setting('timezone') as zone");
  expect(rows).toEqual([{ zone: 'UTC' }]);
});
