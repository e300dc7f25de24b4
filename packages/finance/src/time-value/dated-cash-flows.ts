import { daysBetween, parseDate } from '../units/calendar.ts';
import { finiteIn } from '../units/checks.ts';
import { requireFlows, solveFlows, type TimedFlow } from './cash-flows.ts';
import type { Solution } from './solve.ts';

/** Cash flows with their ISO dates; none may be earlier than the first. */
export interface DatedFlows {
  readonly cashflows: readonly number[];
  readonly dates: readonly string[];
}

/**
 * Value of dated cash flows on the first date: actual days ÷ 365. `rate` is a fraction a year. Throws RangeError for a
 * rate at or below −1, dates that do not exist or are earlier than the first, and lists of different length.
 */
export function xnpv({ rate, ...flows }: DatedFlows & { readonly rate: number }): number {
  if (!(rate > -1)) throw new RangeError(`rate is ${rate}; allowed is above -1`);
  const growth = Math.log1p(rate);
  return finiteIn(
    'xnpv',
    timed(flows).reduce((sum, { flow, time }) => sum + flow * Math.exp(-growth * time), 0),
  );
}

/** Yearly rate, a fraction, at which dated cash flows have a value of 0 on the first date. Throws as `xnpv` does. */
export function xirr(flows: DatedFlows, guess = 0.1): Solution {
  requireFlows(flows.cashflows, 2);
  return solveFlows(timed(flows), guess);
}

function timed({ cashflows, dates }: DatedFlows): readonly TimedFlow[] {
  requireFlows(cashflows, 1);
  if (dates.length !== cashflows.length) {
    throw new RangeError(`dates has ${dates.length} entries; allowed is ${cashflows.length}, one for each cash flow`);
  }
  const days = dates.map((date) => parseDate('dates', date));
  const [first] = days;
  return cashflows.map((flow, index) => {
    const day = days[index];
    const elapsed = first === undefined || day === undefined ? 0 : daysBetween(first, day);
    if (elapsed < 0) throw new RangeError(`dates is ${dates[index]}; allowed is ${dates[0]}, the first day, or later`);
    return { flow, time: elapsed / 365 };
  });
}
