import { flowKinds } from '../ledger/accounts.ts';
import type { Run } from '../ledger/running.ts';
import type { Timeline } from '../ledger/timeline.ts';

/**
 * Runs a household that `startRun` set up to its end by the clock of its preset: balances before the first step and at
 * the end of each, and what moved in each, by account and kind in the order of the books.
 */
export function simulate(run: Run): Pick<Timeline, 'opening' | 'balances' | 'flows'> {
  const steps = run.months / run.preset.stepMonths;
  const balances = new Float64Array(steps * run.books.names.length);
  const flows = new Float64Array(steps * flowKinds.length);
  const opening = advanceThrough(run, { balances, flows });
  return { opening, balances, flows };
}

/** As `simulate`, with only the balances, written into a list of steps × accounts that futures can share. */
export function simulateBalances(run: Run, balances: Float64Array): void {
  advanceThrough(run, { balances, flows: null });
}

/** Takes every step of a run, as `simulate` does, and tells of the end of each while the run still stands there. */
export function watchSteps(run: Run, atEnd: () => void): void {
  run.month = -1;
  run.preset.open(run);
  for (let step = 0; step * run.preset.stepMonths < run.months; step += 1) {
    takeStep(run, step, { balances: null, flows: null });
    atEnd();
  }
}

interface Kept {
  readonly balances: Float64Array | null;
  readonly flows: Float64Array | null;
}

/** Takes every step of a run and gives the balances before the first. */
function advanceThrough(run: Run, kept: Kept): Float64Array {
  const { books, preset, months } = run;
  run.month = -1;
  preset.open(run);
  const opening = books.now.slice();
  for (let step = 0; step * preset.stepMonths < months; step += 1) takeStep(run, step, kept);
  return opening;
}

/** Takes one step of a run, from 0, and keeps the balances at its end and what moved in it. */
export function takeStep(run: Run, step: number, { balances, flows }: Kept): void {
  const { books, preset } = run;
  run.month = step * preset.stepMonths;
  books.month = run.month;
  books.flows.fill(0);
  preset.advance(run);
  balances?.set(books.now, step * books.names.length);
  flows?.set(books.flows, step * flowKinds.length);
}
