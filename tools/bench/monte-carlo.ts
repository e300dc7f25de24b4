import { portfolioSimulation } from '@freehold/finance/probability';
import { print } from './row.ts';

const paths = 10_000;
const years = 30;
const count = 10;
const rounds = 7;

const properties = Array.from({ length: count }, (_, index) => ({
  id: `p${index}`,
  propertyValue: 400_000 + index * 25_000,
  growthRate: 'medium' as const,
  acquired: index < count / 2 ? 0 : null,
}));

/** CPU time in milliseconds, little affected by other load on the machine. */
function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

// Draws happen before timing: the loop below is only memory access, a product and a power.
const drawn = Float64Array.from({ length: 4_096 }, (_, place) => Math.sin(place * 12.9898) * 2);
const values = new Float64Array(count);
let kept = 0;

/** Lower bound for computing this many values: one draw, one power and one product per property and year. */
function straightLoop(): void {
  let place = 0;
  for (let path = 0; path < paths; path += 1) {
    values.fill(500_000);
    for (let year = 0; year < years; year += 1) {
      for (let property = 0; property < count; property += 1) {
        place = (place + 1) & 4_095;
        values[property] = (values[property] ?? 0) * 1.05 * Math.exp(0.1 * (drawn[place] ?? 0));
      }
    }
    kept += values[0] ?? 0;
  }
}

function simulate(seed: number): void {
  const simulation = portfolioSimulation({ properties, years, seed, paths });
  simulation.advance(paths);
  kept += simulation.chances().eitherOutPct;
}

function firstBand(seed: number): void {
  const simulation = portfolioSimulation({ properties, years, seed, paths });
  simulation.advance(1_000);
  kept += simulation.chances().eitherOutPct;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const times = Array.from({ length: rounds }, (_, seed) => ({
  whole: processorMs(() => simulate(seed)),
  first: processorMs(() => firstBand(seed)),
  loop: processorMs(straightLoop),
}));
const whole = median(times.map((each) => each.whole));
const first = median(times.map((each) => each.first));
const loop = median(times.map((each) => each.loop));
if (kept === 0) throw new Error('nothing was simulated');

const section = 'monte-carlo';
const limit = (amount: number) => ({ name: 'limit', amount });
print({
  section,
  what: '10,000 futures × 30 years × 10 properties',
  ours: { amount: whole, unit: 'ms of processor' },
  reference: limit(300),
  ratio: whole / 300,
  most: 1,
});
print({
  section,
  what: 'the first band of them (1,000 futures)',
  ours: { amount: first, unit: 'ms of processor' },
  reference: limit(100),
  ratio: first / 100,
  most: 1,
});
print({
  section,
  what: 'futures a second',
  ours: { amount: (paths / whole) * 1_000, unit: '/s' },
  reference: { name: 'straight typed-array loop', amount: (paths / loop) * 1_000 },
  ratio: loop / whole,
});
