import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { chanceRun, runHousehold } from '@freehold/finance/decide';
import { cpuMilliseconds } from './cpu-time.ts';
import { coupleWith } from './households.ts';
import type { BenchRow } from './row.ts';

const years = 40;

/** What a run of a household, its first in a worker, and futures of it take, in CPU time, and that memory stays flat. */
export async function householdRows(): Promise<readonly BenchRow[]> {
  const couple = coupleWith(3, 5);
  const { firstRun, firstBand } = await coldWorker();
  return [
    row('first run in a cold worker, 3 homes, 5 loans, 40 years', firstRun, 150),
    row('its first 100 futures with bands, on its own thread', firstBand, 500),
    row('household by month, 3 homes, 5 loans, 40 years', medianRun(couple), 10),
    row('household by month, 20 homes, 30 loans, 40 years', medianRun(coupleWith(20, 30)), 50),
    ...futures(couple),
    memory(),
  ];
}

function row(what: string, amount: number, limit: number): BenchRow {
  return {
    section: 'engine',
    what,
    ours: { amount, unit: 'ms CPU' },
    reference: { name: 'limit', amount: limit },
    ratio: amount / limit,
    most: 1,
  };
}

interface ColdWorker {
  readonly firstRun: number;
  readonly firstBand: number;
}

async function coldWorker(): Promise<ColdWorker> {
  const worker = new Worker(new URL('household-worker.ts', import.meta.url));
  const [measured]: ColdWorker[] = await once(worker, 'message');
  await worker.terminate();
  if (measured === undefined) throw new Error('the worker ended without its figures');
  return measured;
}

function medianRun(household: ReturnType<typeof coupleWith>): number {
  for (let warm = 0; warm < 100; warm += 1) runHousehold(household, { years });
  const samples = Array.from({ length: 51 }, () => timed(() => runHousehold(household, { years })));
  return samples.sort((a, b) => a - b)[25] ?? Number.NaN;
}

/** A hundred futures with their bands, and a thousand: once warm, since a page has run the plan before it asks. */
function futures(household: ReturnType<typeof coupleWith>): readonly BenchRow[] {
  const run = chanceRun(household, { years, futures: 1_000, seed: 1 });
  const batches = Array.from({ length: 10 }, () =>
    timed(() => {
      run.advance(100);
      run.chances();
    }),
  );
  const thousand = batches.reduce((sum, batch) => sum + batch, 0);
  const median = batches.sort((a, b) => a - b)[5] ?? Number.NaN;
  return [row('100 futures with bands, median of 10', median, 500), row('1,000 futures', thousand, 5_000)];
}

/** What is held after 10,000 runs, beside what was held after the first 1,000. */
function memory(): BenchRow {
  const household = coupleWith(3, 5);
  const run = (times: number) => {
    for (let count = 0; count < times; count += 1) runHousehold(household, { years: 3 });
    return heldMegabytes();
  };
  const [before, after] = [run(1_000), run(9_000)];
  return {
    section: 'engine',
    what: 'memory after 10,000 runs',
    ours: { amount: after, unit: 'MB' },
    reference: { name: 'after 1,000', amount: before },
    ratio: after / before,
    most: 1.05,
  };
}

function heldMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

function timed(run: () => unknown): number {
  const before = cpuMilliseconds();
  run();
  return cpuMilliseconds() - before;
}
