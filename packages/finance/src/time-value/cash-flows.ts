import { finiteIn } from '../units/checks.ts';
import { type Solution, solveRate } from './solve.ts';

/**
 * Value today of cash flows one period apart. The first is `firstPeriod` periods away: 1 as in spreadsheets, 0 as in
 * numpy. `rate` is a fraction per period. Throws RangeError for a rate at or below −1 and for no cash flows.
 */
export function npv(terms: {
  readonly rate: number;
  readonly cashflows: readonly number[];
  readonly firstPeriod: 0 | 1;
}): number {
  if (!(terms.rate > -1)) throw new RangeError(`rate is ${terms.rate}; allowed is above -1`);
  requireFlows(terms.cashflows, 1);
  const growth = Math.log1p(terms.rate);
  return finiteIn(
    'npv',
    terms.cashflows.reduce((sum, flow, index) => sum + flow * Math.exp(-growth * (index + terms.firstPeriod)), 0),
  );
}

/**
 * Rate per period, a fraction, at which cash flows one period apart have a value of 0 today; if several, the one
 * nearest the guess. No solution when they never change sign or no rate fits. Throws RangeError for fewer than two cash
 * flows.
 */
export function irr(cashflows: readonly number[], guess = 0.1): Solution {
  requireFlows(cashflows, 2);
  return solveFlows(
    cashflows.map((flow, index) => ({ flow, time: index })),
    guess,
  );
}

/** A cash flow a number of periods away. */
export interface TimedFlow {
  readonly flow: number;
  readonly time: number;
}

/** Rate at which timed cash flows have a value of 0 today, if there is one. */
export function solveFlows(flows: readonly TimedFlow[], guess: number): Solution {
  const hasBothSigns = flows.some(({ flow }) => flow > 0) && flows.some(({ flow }) => flow < 0);
  if (!hasBothSigns) return { status: 'no-solution', reason: 'the cash flows do not change sign' };
  const end = Math.max(...flows.map(({ time }) => time));
  return solveRate((logGrowth) => {
    // Valued at the end for negative growth and today for positive growth, so every exponent is negative.
    const from = logGrowth >= 0 ? 0 : end;
    return flows.reduce((sum, { flow, time }) => sum + flow * Math.exp(-logGrowth * (time - from)), 0);
  }, guess);
}

/** Throws RangeError for too few cash flows and for one that is not a finite number. */
export function requireFlows(cashflows: readonly number[], fewest: number): void {
  if (cashflows.length < fewest) {
    throw new RangeError(`cashflows has ${cashflows.length} entries; at least ${fewest} are needed`);
  }
  for (const flow of cashflows) finiteIn('cashflows', flow);
}
