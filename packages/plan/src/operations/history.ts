import { samePlan } from '../canonical.ts';
import { limits } from '../limits.ts';
import type { Change } from '../schema/operations.ts';
import type { Plan } from '../schema/plan.ts';
import { apply, type Missed, pathOf } from './apply.ts';
import { invert } from './invert.ts';

/** A plan with its steps, the newest last; `undone` are those that can be done again, the next one last. */
export type History = {
  readonly plan: Plan;
  readonly steps: readonly Change[];
  readonly undone: readonly Change[];
};

/** A history after a move, and what of it did not apply because the plan was changed by somebody else. */
export type Moved = { readonly history: History; readonly missed: readonly Missed[] };

/** The history of a plan that was just opened. */
export function startHistory(plan: Plan): History {
  return { plan, steps: [], undone: [] };
}

/**
 * Does a change as one step; what was undone can then not be done again. Of 200 steps the oldest goes. A new title is
 * no step, since it is never undone, and neither is a change that leaves the plan as it is.
 */
export function record(history: History, change: Change): Moved {
  const { plan, done, missed } = apply(history.plan, change.ops);
  const isStep = done.some((op) => pathOf(op) !== 'title') && !samePlan(history.plan, plan);
  if (!isStep) return { history: { ...history, plan }, missed };
  const ops = done.filter((op) => pathOf(op) !== 'title');
  const steps = [...history.steps, { ...change, ops }].slice(-limits.undoSteps);
  return { history: { plan, steps, undone: [] }, missed };
}

/** Takes the last step back; without one, nothing happens. */
export function undo(history: History): Moved {
  const step = history.steps.at(-1);
  if (!step) return { history, missed: [] };
  const { plan, missed } = apply(history.plan, invert(step.ops));
  return { history: { plan, steps: history.steps.slice(0, -1), undone: [...history.undone, step] }, missed };
}

/** Does the last step again that was undone; without one, nothing happens. */
export function redo(history: History): Moved {
  const step = history.undone.at(-1);
  if (!step) return { history, missed: [] };
  const { plan, done, missed } = apply(history.plan, step.ops);
  return {
    history: { plan, steps: [...history.steps, { ...step, ops: [...done] }], undone: history.undone.slice(0, -1) },
    missed,
  };
}

/** Jumps to where so many steps were done, counted from the oldest that is kept; as far as there are steps. */
export function jumpTo(history: History, stepCount: number): Moved {
  const all = history.steps.length + history.undone.length;
  const target = Math.min(Math.max(0, stepCount), all);
  let moved: Moved = { history, missed: [] };
  while (moved.history.steps.length !== target) {
    const next = moved.history.steps.length > target ? undo(moved.history) : redo(moved.history);
    moved = { history: next.history, missed: [...moved.missed, ...next.missed] };
  }
  return moved;
}
