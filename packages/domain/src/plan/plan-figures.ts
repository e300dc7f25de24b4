import { type MonthText, monthNumber, monthText } from '@freehold/finance';
import { measured } from '@freehold/finance/decide';
import { type Plan, resolve } from '@freehold/plan';
import { type PlanHeadlines, planHeadlines } from './plan-headlines.ts';
import type { PlanToRun } from './plan-owners.ts';
import { type InBothDollars, planYears } from './plan-years.ts';
import { type PlanRun, runPlan } from './run-plan.ts';

/** Net worth at the end of a financial year, dollars. */
export interface YearEnd extends InBothDollars {
  /** Calendar year it ends in: 2031 for 2030-31. */
  readonly ends: number;
}

/** Every figure that two plans are compared by. */
export interface PlanFigures extends PlanHeadlines {
  /** On income and land over the whole plan, dollars; in today's each year's as at its middle. */
  readonly taxPaid: InBothDollars;
  /** First month from which nothing is owed on loans; null where the plan ends before. Study loans apart. */
  readonly debtFree: MonthText | null;
  readonly yearEnds: readonly YearEnd[];
}

const taxLines = /\/(tax|landTax)$/;

/** The figures that a plan that ran is compared by. */
export function planFigures(plan: PlanToRun, run: Extract<PlanRun, { status: 'run' }>): PlanFigures {
  const { timeline, household } = run;
  const years = planYears(plan, timeline, household.assume.pricesPct);
  const taxes = years.flatMap(({ lines }) => lines.filter(({ id }) => taxLines.test(id)));
  const free = measured(timeline, { of: 'debtFree' }).amount;
  return {
    ...planHeadlines(plan, run),
    taxPaid: {
      ofYear: 0 - taxes.reduce((sum, { ofYear }) => sum + ofYear, 0),
      today: 0 - taxes.reduce((sum, { today }) => sum + today, 0),
    },
    debtFree: free === null ? null : monthText(monthNumber(timeline.start) + free),
    yearEnds: years.map(({ financialYear, closing }) => ({ ends: Number(financialYear.slice(0, 4)) + 1, ...closing })),
  };
}

/** What a plan comes to for a comparison, or why it cannot be run. */
export type PlanOutcome =
  | { readonly status: 'run'; readonly figures: PlanFigures }
  | { readonly status: 'refused'; readonly says: string };

/** A plan's figures, with an option on top of it where one is named. Throws RangeError for one that it does not have. */
export function planOutcome(plan: Plan, option: string | null): PlanOutcome {
  const { plan: resolved } = resolve(plan, option ?? undefined);
  const run = runPlan(resolved);
  return run.status === 'refused'
    ? { status: 'refused', says: run.says }
    : { status: 'run', figures: planFigures(resolved, run) };
}
