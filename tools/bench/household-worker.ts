import { parentPort } from 'node:worker_threads';
import { chanceRun, runHousehold } from '@freehold/finance/decide';
import { cpuMilliseconds, threadMilliseconds } from './cpu-time.ts';
import { coupleWith } from './households.ts';

// A fresh worker, its modules loaded: what a page waits for before its first figure, and then before its first band.
const household = coupleWith(3, 5);
const before = cpuMilliseconds();
runHousehold(household, { years: 40 });
const firstRun = cpuMilliseconds() - before;
const beforeBand = threadMilliseconds();
const run = chanceRun(household, { years: 40, futures: 1_000, seed: 1 });
run.advance(100);
run.chances();
parentPort?.postMessage({ firstRun, firstBand: threadMilliseconds() - beforeBand });
