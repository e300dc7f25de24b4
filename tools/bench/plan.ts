import { explainYearLine, runPlan } from '@freehold/domain';
import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { cpuMilliseconds } from './cpu-time.ts';
import { print } from './row.ts';

// What a change of a plan costs before its figures can be drawn: CPU time of a warm run, medians of 31.

const [typical, large] = [fixture('typical'), fixture('large')];
const options = Object.keys(large.options ?? {})
  .slice(0, 3)
  .map((option) => resolve(large, option).plan);

measure('typical plan, 3 homes, 40 years', 50, () => runPlan(typical));
measure('large plan, 13 homes, 15 loans, 7 purchases that wait', 50, () => runPlan(large));
measure('large plan and 3 options', 150, () => [large, ...options].map(runPlan));
measure('a line of its last year explained', 100, explained());

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
  const amount = samples[15] ?? Number.NaN;
  const reference = { name: 'limit', amount: limit };
  print({ section: 'plan', what, ours: { amount, unit: 'ms CPU' }, reference, ratio: amount / limit, most: 1 });
}
