import type { Household, Timeline } from '@freehold/finance';
import { leastCash } from '../plan-headlines.ts';
import type { PlanToRun } from '../plan-owners.ts';
import { runPlan } from '../run-plan.ts';
import type { Ran } from './asked.ts';

/** Months from the start, the last one among them. */
interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/** Cash that a household keeps, whole cents. */
export function floorCents({ policy }: Pick<Household, 'policy'>): number {
  return Math.round((policy?.floor ?? 0) * 100);
}

/** First month of a span at whose end the account that everything goes through holds less than so many cents; null if none. */
export function monthBelow(
  { accounts, balances, months }: Timeline,
  cents: number,
  { first, last }: MonthSpan,
): number | null {
  for (let month = first; month <= Math.min(last, months - 1); month += 1) {
    if ((balances[month * accounts.length] ?? 0) < cents) return month;
  }
  return null;
}

/** Whether a run keeps its floor at the end of each month of a span. */
export function isAbove({ timeline, household }: Pick<Ran, 'timeline' | 'household'>, span: MonthSpan): boolean {
  return monthBelow(timeline, floorCents(household), span) === null;
}

/** Whether a plan does, by a run of it. */
export function staysAbove(plan: PlanToRun, span: MonthSpan): boolean {
  const run = runPlan(plan);
  return run.status === 'run' && isAbove(run, span);
}

/** The least in all cash together at a month's end of a run, today's dollars. */
export function lowestToday(timeline: Timeline, pricesPct: number): number {
  return leastCash(timeline, { first: 0, last: timeline.months - 1, pricesPct }).today;
}
