import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { explainYearLine, runPlan } from '@freehold/domain';
import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import type { AskedOfFixture, AskTimes } from './ask-worker.ts';
import { cpuMilliseconds } from './cpu-time.ts';
import { print } from './row.ts';

// What a change of a plan costs before its figures can be drawn: CPU time of a warm run, medians of 31. What a question
// costs: the same of the asking thread in a fresh worker, medians of 3.

const [typical, large] = [fixture('typical'), fixture('large')];
const options = Object.keys(large.options ?? {})
  .slice(0, 3)
  .map((option) => resolve(large, option).plan);

measure('typical plan, 3 homes, 40 years', 50, () => runPlan(typical));
measure('large plan, 13 homes, 15 loans, 7 purchases that wait', 50, () => runPlan(large));
measure('large plan and 3 options', 150, () => [large, ...options].map(runPlan));
measure('a line of its last year explained', 100, explained());

for (const plan of ['typical', 'large'] as const) {
  const asked = [
    ['earliest purchase at $700,000', { ask: 'buyEarliest', price: 700_000, depositPct: 20 }],
    ['earliest purchase at $2,000,000, not reachable', { ask: 'buyEarliest', price: 2_000_000, depositPct: 20 }],
    ['most to pay in July 2045', { ask: 'payMost', month: '2045-07' }],
    ['stop work on $70,000 a year to 90', { ask: 'stopWork', spend: 70_000, untilAge: 90 }],
  ] as const;
  for (const [what, question] of asked) row(`${plan}: ${what}`, 1_500, (await askedOf({ plan, question })).whole);
}
const chances = await askedOf({ plan: 'typical', question: null });
row('typical: first band of its futures', 500, chances.first);
row('typical: 1,000 futures', 5_000, chances.whole);

async function askedOf(workerData: AskedOfFixture): Promise<AskTimes> {
  const samples: AskTimes[] = [];
  for (let count = 0; count < 3; count += 1) {
    const worker = new Worker(new URL('ask-worker.ts', import.meta.url), { workerData });
    const [times]: AskTimes[] = await once(worker, 'message');
    await worker.terminate();
    if (times !== undefined) samples.push(times);
  }
  const median = (of: keyof AskTimes) => samples.map((times) => times[of]).sort((a, b) => a - b)[1] ?? Number.NaN;
  return { first: median('first'), whole: median('whole') };
}

/** Lines of the last years in turn, so that no year's postings are at hand from the line before. */
function explained(): () => unknown {
  const run = runPlan(large);
  if (run.status === 'refused') throw new Error(run.says);
  let last = 2066;
  return () => {
    last = last === 2066 ? 2065 : 2066;
    if (explainYearLine(large, run, `fy${last}/growth`) === null) throw new Error('no such line');
  };
}

function measure(what: string, limit: number, work: () => unknown): void {
  const run = () => {
    const before = cpuMilliseconds();
    work();
    return cpuMilliseconds() - before;
  };
  for (let warm = 0; warm < 20; warm += 1) run();
  const samples = Array.from({ length: 31 }, run).sort((a, b) => a - b);
  row(what, limit, samples[15] ?? Number.NaN);
}

function row(what: string, limit: number, amount: number): void {
  const reference = { name: 'limit', amount: limit };
  print({ section: 'plan', what, ours: { amount, unit: 'ms CPU' }, reference, ratio: amount / limit, most: 1 });
}
