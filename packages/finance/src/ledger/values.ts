import type { Run } from './running.ts';
import type { RunningHolding } from './running-holding.ts';
import type { RunningHome } from './running-home.ts';

/** Simulated year of the month a run is in, from 0. */
export function simulatedYear({ month }: Run): number {
  return Math.floor(month / 12);
}

/** Percentage points that a drawn future adds to prices this year; 0 in the plan. */
export function priceDeviation(run: Run): number {
  return run.paths?.prices[simulatedYear(run)] ?? 0;
}

/** A property's growth this simulated year, percent. */
export function growthOf(run: Run, { growthPct, row }: RunningHome): number {
  const { paths } = run;
  if (paths === null) return growthPct;
  return growthPct + (paths.growth[row * paths.prices.length + simulatedYear(run)] ?? 0);
}

/** Cents a number of months after a base was set, in equal steps of the year's percent; before they are rounded. */
function stepped(base: number, percent: number, steps: number): number {
  return base * (1 + ((percent / 100) * steps) / 12);
}

/** The whole price of a property that is not bought yet, in dollars of this month. */
export function priceNow(run: Run, home: RunningHome): number {
  const steps = run.month % 12;
  return home.home.value * home.grown * (1 + ((growthOf(run, home) / 100) * steps) / 12);
}

/** Lets everything of value take this step of the clock; a simulated year's last step sets the base of the next. */
export function stepValues(run: Run): void {
  const isYearEnd = run.month % 12 === 11;
  for (const home of run.homes) {
    const percent = growthOf(run, home);
    if (isYearEnd) home.grown *= 1 + percent / 100;
    if (home.owned) stepOne(run, { thing: home, subject: home.home.id, percent }, isYearEnd);
  }
  for (const holding of run.holdings) {
    if (holding.owned) {
      stepOne(run, { thing: holding, subject: holding.holding.id, percent: holding.growthPct }, isYearEnd);
    }
  }
}

interface Growth {
  readonly thing: RunningHome | RunningHolding;
  readonly subject: string;
  readonly percent: number;
}

function stepOne({ books, world, preset }: Run, { thing, subject, percent }: Growth, isYearEnd: boolean): void {
  thing.steps += preset.stepMonths;
  const value = preset.posted(stepped(thing.base, percent, thing.steps));
  const now = books.now[thing.account] ?? 0;
  books.post('growth', { subject, from: world.market, to: thing.account }, value - now);
  if (isYearEnd) setBase(thing, value);
}

/** A new base for what grows from here, whole cents. */
export function setBase(thing: RunningHome | RunningHolding, value: number): void {
  thing.base = value;
  thing.steps = 0;
}

/** At the start of a simulated year: incomes, rents and costs grow by last year's percents. */
export function stepFactors(run: Run): void {
  const last = simulatedYear(run) - 1;
  const prices = run.paths?.prices[last] ?? 0;
  const rents = run.paths?.rents[last] ?? 0;
  for (const growing of run.growing) {
    growing.factor *= 1 + (growing.percent + (growing.series === 'rents' ? rents : prices)) / 100;
  }
}
