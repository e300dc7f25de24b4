import { finiteIn } from '../units/checks.ts';
import { mostPeriods, type PaymentTiming } from './annuity.ts';
import { type Solution, solveRate } from './solve.ts';

/**
 * Number of periods until `pv` and the payments reach `fv`; may be fractional. Spreadsheet signs, `rate` a fraction per
 * period. No solution when the payments never get there. Throws RangeError for a rate at or below −1.
 */
export function nper(terms: {
  readonly rate: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv: number;
  readonly type: PaymentTiming;
}): Solution {
  if (!(terms.rate > -1)) throw new RangeError(`rate is ${terms.rate}; allowed is above -1`);
  const count = terms.rate === 0 ? -(terms.fv + terms.pv) / terms.pmt : periodsAt(terms);
  if (count >= 0 && count <= mostPeriods) return { status: 'solved', value: finiteIn('nper', count) };
  return { status: 'no-solution', reason: 'the payments never bring the present value to the future value' };
}

function periodsAt(terms: Parameters<typeof nper>[0]): number {
  const perpetual = (terms.pmt * (1 + terms.rate * terms.type)) / terms.rate;
  // log1p keeps the digits that a quotient near 1 loses when the rate is tiny.
  return Math.log1p(-(terms.fv + terms.pv) / (perpetual + terms.pv)) / Math.log1p(terms.rate);
}

/**
 * Rate per period, a fraction, at which `pv`, the payments and `fv` balance. Spreadsheet signs. No solution when no
 * rate does. Throws RangeError unless `nper` is above 0.
 */
export function rate(terms: {
  readonly nper: number;
  readonly pmt: number;
  readonly pv: number;
  readonly fv: number;
  readonly type: PaymentTiming;
  readonly guess: number;
}): Solution {
  if (!(terms.nper > 0 && terms.nper <= mostPeriods)) {
    throw new RangeError(`nper is ${terms.nper}; allowed is above 0 to ${mostPeriods}`);
  }
  return solveRate((logGrowth) => balanceAt(terms, logGrowth), terms.guess);
}

/**
 * The remainder at a rate, valued today for positive growth and at the end for negative growth, so no power can
 * overflow.
 */
function balanceAt(terms: Parameters<typeof rate>[0], logGrowth: number): number {
  const shrink = Math.exp(-Math.abs(logGrowth) * terms.nper);
  const periodic = Math.expm1(logGrowth);
  const annuity = logGrowth === 0 ? terms.nper : (1 - shrink) / Math.abs(periodic);
  const payments = terms.pmt * (1 + periodic * terms.type) * annuity;
  return logGrowth >= 0 ? terms.pv + payments + terms.fv * shrink : terms.pv * shrink + payments + terms.fv;
}
