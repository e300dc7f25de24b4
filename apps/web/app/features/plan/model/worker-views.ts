import { type PlanHeadlines, type PlanView, planView } from '@freehold/domain';
import { apply, type Operation, type Plan } from '@freehold/plan';

/** A plan with what is typed on top of it, and the option that is open. */
export interface ViewOrder {
  /** Null for the one that the worker keeps. */
  readonly plan: Plan | null;
  /** On the document; with an option open, on that option alone. */
  readonly ops: readonly Operation[];
  readonly option: string | null;
}

/** Figures of the plan itself and of what is open, the same where that is the plan. */
export interface Views {
  readonly base: PlanView;
  readonly open: PlanView;
}

/** The few figures that follow each key: those that lead, and when events happen; or why there are none. */
export type Lead =
  | {
      readonly status: 'run';
      readonly headlines: PlanHeadlines;
      readonly months: Extract<PlanView, { status: 'run' }>['months'];
    }
  | { readonly status: 'refused'; readonly says: string };

/** What of a view follows each key. */
export function leadOf(view: PlanView): Lead {
  if (view.status === 'refused') return { status: 'refused', says: view.says };
  return { status: 'run', headlines: view.headlines, months: view.months };
}

/**
 * The views of one plan after another: it keeps the plan, so that the page sends a change alone, and what it worked out
 * last, so that the whole view costs nothing after its lead. Throws RangeError for a change before any plan.
 */
export function keepViews(): (order: ViewOrder) => Views {
  let kept: Plan | null = null;
  let settled: PlanView | null = null;
  let last: { readonly of: string; readonly views: Views } | null = null;

  return ({ plan, ops, option }) => {
    if (plan !== null) {
      kept = plan;
      settled = null;
      last = null;
    }
    if (kept === null) throw new RangeError('A change came before the plan');
    const of = JSON.stringify([option, ops]);
    if (last?.of === of) return last.views;
    const shown = apply(kept, ops).plan;
    // What is typed into an option leaves the plan's own figures as they are.
    const isOwn = ops.length === 0 || option !== null;
    const base = (isOwn ? settled : null) ?? planView(shown, null);
    if (isOwn) settled = base;
    const views = { base, open: option === null ? base : planView(shown, option) };
    last = { of, views };
    return views;
  };
}
