import type { Operation } from '../schema/operations.ts';
import { recordSchema } from '../schema/parts.ts';
import { type Plan, planSchema } from '../schema/plan.ts';
import { at, isTree } from '../tree.ts';

/** Operations that make a plan another one, so that opening a file is a step like any other and can be undone. */
export function replacePlan(plan: Plan, other: Plan): readonly Operation[] {
  const parts = Object.keys(planSchema.shape).filter((part) => part !== 'plan');
  const ops = parts.flatMap((part) => partOps(part, at(plan, [part]), at(other, [part])));
  // What goes makes room within the limits for what comes.
  return [...ops.filter((op) => 'drop' in op), ...ops.filter((op) => !('drop' in op))];
}

function partOps(part: string, before: unknown, after: unknown): readonly Operation[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (recordSchema(part) === undefined) return [after === undefined ? { set: part } : { set: part, to: after }];
  const [was, now] = [isTree(before) ? before : {}, isTree(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((id): readonly Operation[] => {
    const [old, next] = [at(was, [id]), at(now, [id])];
    if (JSON.stringify(old) === JSON.stringify(next)) return [];
    return [isTree(next) ? { put: `${part}/${id}`, to: { ...next } } : { drop: `${part}/${id}` }];
  });
}
