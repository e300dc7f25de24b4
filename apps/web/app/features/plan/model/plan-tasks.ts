import {
  compareOption,
  explainYearLine,
  type FirstAnswers,
  firstPlan,
  type OptionComparison,
  type PlanAgainst,
  type PlanLenderYear,
  type PlanOutcome,
  type PlanRun,
  type PlanToRun,
  type PlanView,
  planAgainst,
  planLender,
  planOutcome,
  planView,
  runPlan,
  type YearLineWorking,
} from '@freehold/domain';
import { type Plan, resolve } from '@freehold/plan';
import { keepViews, type Lead, leadOf, type ViewOrder, type Views } from './worker-views.ts';

/** What the page asks the worker; plain data. */
export type PlanTask =
  /** The plan of the first questions, and what it comes to. */
  | { readonly task: 'first'; readonly answers: FirstAnswers }
  /** What leads a plan with what is typed on top of it, or all that its screens read. */
  | ({ readonly task: 'lead' | 'view' } & ViewOrder)
  /** How a figure of a year comes about, by its id: `fy2031/tax`. */
  | { readonly task: 'figure'; readonly plan: Plan; readonly option: string | null; readonly line: string }
  /** What a lender would count at the end of each year. */
  | { readonly task: 'lender'; readonly plan: Plan; readonly option: string | null }
  /** A plan and all of its options. */
  | { readonly task: 'compare'; readonly plan: Plan }
  /** A version of a plan beside what the plan is now. */
  | { readonly task: 'against'; readonly version: Plan; readonly plan: Plan }
  /** An option change by change. */
  | { readonly task: 'steps'; readonly plan: Plan; readonly option: string };

/** What the worker answers to each. */
export type PlanAnswer =
  | { readonly task: 'first'; readonly plan: Plan; readonly base: PlanView }
  | { readonly task: 'lead'; readonly open: Lead }
  | ({ readonly task: 'view' } & Views)
  /** Null where nothing is called so, or the plan cannot be run. */
  | {
      readonly task: 'figure';
      readonly option: string | null;
      readonly line: string;
      readonly working: YearLineWorking | null;
    }
  /** Null where the plan cannot be run. */
  | { readonly task: 'lender'; readonly years: readonly PlanLenderYear[] | null }
  | {
      readonly task: 'compare';
      readonly base: PlanOutcome;
      /** By their ids. */
      readonly options: Readonly<Record<string, PlanOutcome>>;
    }
  | { readonly task: 'against'; readonly against: PlanAgainst }
  | { readonly task: 'steps'; readonly option: string; readonly steps: OptionComparison };

const viewsOf = keepViews();

/** Works a task out. Throws what the engine throws for a plan that nobody could have made. */
export function answerTo(order: PlanTask): PlanAnswer {
  switch (order.task) {
    case 'first': {
      const plan = firstPlan(order.answers);
      return { task: 'first', plan, base: planView(plan, null) };
    }
    case 'lead':
      return { task: 'lead', open: leadOf(viewsOf(order).open) };
    case 'view':
      return { task: 'view', ...viewsOf(order) };
    case 'figure': {
      const { plan, run } = runFor(order);
      const working = run.status === 'run' ? explainYearLine(plan, run, order.line) : null;
      return { task: 'figure', option: order.option, line: order.line, working };
    }
    case 'lender': {
      const { plan, run } = runFor(order);
      return { task: 'lender', years: run.status === 'run' ? planLender(plan, run) : null };
    }
    case 'compare': {
      const ids = Object.keys(order.plan.options ?? {});
      const options = Object.fromEntries(ids.map((id) => [id, planOutcome(order.plan, id)]));
      return { task: 'compare', base: planOutcome(order.plan, null), options };
    }
    case 'against':
      return { task: 'against', against: planAgainst(order.version, order.plan) };
    case 'steps':
      return { task: 'steps', option: order.option, steps: compareOption(order.plan, order.option, []) };
  }
}

let lastRun: { readonly of: string; readonly plan: PlanToRun; readonly run: PlanRun } | null = null;

/** The run that figures and a lender’s tests are asked of: one after another, mostly of the same plan. */
function runFor({ plan, option }: { readonly plan: Plan; readonly option: string | null }) {
  const of = JSON.stringify([plan, option]);
  if (lastRun?.of === of) return lastRun;
  const { plan: resolved } = resolve(plan, option ?? undefined);
  lastRun = { of, plan: resolved, run: runPlan(resolved) };
  return lastRun;
}
