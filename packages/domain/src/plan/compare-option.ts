import type { Timeline } from '@freehold/finance';
import { type Compared, comparedBy, type Measure } from '@freehold/finance/decide';
import { type MissedChange, type Plan, resolve } from '@freehold/plan';
import { type PlanFigures, planFigures } from './plan-figures.ts';
import { runPlan } from './run-plan.ts';

/** An option beside the plan, or why it cannot be run. */
export type OptionComparison =
  | {
      readonly status: 'compared';
      /** By measure, in their order; effects are the option's changes in theirs and add up to the difference. */
      readonly rows: readonly Compared[];
      /** Figures of the plan, with the first change, with the first two and so on: one more than changes. */
      readonly steps: readonly PlanFigures[];
      /** Operations of the option that no longer apply. */
      readonly missed: readonly MissedChange[];
    }
  | { readonly status: 'refused'; readonly says: string };

/**
 * An option of a plan beside the plan: runs without a change, with the first, the first two and so on, so that what each
 * does on top of those before it adds up exactly. A change that is switched off does nothing. Throws RangeError for an
 * option that the plan does not have, and Refusal for a month of a measure outside the plan.
 */
export function compareOption(plan: Plan, optionId: string, measures: readonly Measure[]): OptionComparison {
  const changes = plan.options?.[optionId]?.changes ?? [];
  const timelines: Timeline[] = [];
  const steps: PlanFigures[] = [];
  for (let count = 0; count <= changes.length; count += 1) {
    // One that is switched off does nothing, so the run before stands for it too.
    const [timeline, figures] = changes[count - 1]?.skip ? [timelines.at(-1), steps.at(-1)] : [];
    if (timeline !== undefined && figures !== undefined) {
      timelines.push(timeline);
      steps.push(figures);
      continue;
    }
    const { plan: resolved } = resolve(withFirst(plan, optionId, count), optionId);
    const run = runPlan(resolved);
    if (run.status === 'refused') return { status: 'refused', says: run.says };
    timelines.push(run.timeline);
    steps.push(planFigures(resolved, run));
  }
  const named = changes.map(({ label = '' }, place) => ({ id: String(place), label }));
  return {
    status: 'compared',
    rows: measures.map((measure) => comparedBy(measure, named, timelines)),
    steps,
    missed: resolve(plan, optionId).missed,
  };
}

/** The plan with an option of its first changes alone. */
function withFirst(plan: Plan, optionId: string, count: number): Plan {
  const option = plan.options?.[optionId];
  if (option === undefined) return plan;
  return { ...plan, options: { [optionId]: { ...option, changes: option.changes.slice(0, count) } } };
}
