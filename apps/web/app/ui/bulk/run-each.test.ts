import { expect, it } from 'vitest';
import { namesText } from './names-text.ts';
import { atOnce, runEach } from './run-each.ts';

const rows = Array.from({ length: 10 }, (_, index) => index + 1);
const usual = { rows, signal: new AbortController().signal, onProgress: () => undefined, endsAll: () => false };

it('no more than four rows are worked on at a time, in order, and progress counts each', async () => {
  const started: number[] = [];
  const told: number[] = [];
  let running = 0;
  let most = 0;
  const outcome = await runEach({
    ...usual,
    async work(row) {
      started.push(row);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
    onProgress: (ended) => told.push(ended),
  });
  expect(most).toBe(atOnce);
  expect(started).toEqual(rows);
  expect(told).toEqual(rows);
  expect(outcome).toEqual({ done: rows, failed: [], left: [] });
});

it('a row that fails stops no other, and is named with its error', async () => {
  const error = new Error('refused');
  const work = async (row: number) => {
    if (row % 5 === 0) throw error;
  };
  const { done, failed, left } = await runEach({ ...usual, work });
  expect(done).toHaveLength(8);
  expect(failed).toEqual([
    { row: 5, error },
    { row: 10, error },
  ]);
  expect(left).toEqual([]);
});

it('an error that ends all leaves the rows that wait', async () => {
  const work = async (row: number) => {
    if (row === 1) throw new Error('no answer');
  };
  const { done, failed, left } = await runEach({ ...usual, work, endsAll: () => true });
  expect(failed.map(({ row }) => row)).toEqual([1]);
  expect([...done, ...left].sort((one, other) => one - other)).toEqual(rows.slice(1));
  expect(left).toContain(10);
});

it('stopping leaves what waits and what was on its way', async () => {
  const controller = new AbortController();
  const work = async (row: number) => {
    if (row === 2) controller.abort();
    if (row >= 2) throw new Error('aborted');
  };
  const { done, failed, left } = await runEach({ ...usual, signal: controller.signal, work });
  expect(done).toEqual([1]);
  expect(failed).toEqual([]);
  expect(left).toEqual(rows.slice(1));
});

it('nothing to do is done at once', async () => {
  const work = () => Promise.reject(new Error('not called'));
  expect(await runEach({ ...usual, rows: [], work })).toEqual({ done: [], failed: [], left: [] });
});

it('rows are named, the first five and how many more', () => {
  const named = rows.map((row) => ({ name: `Row ${row}` }));
  expect(namesText(named.slice(0, 2))).toBe('Row 1, Row 2');
  expect(namesText(named)).toBe('Row 1, Row 2, Row 3, Row 4, Row 5 and 5 more');
});
