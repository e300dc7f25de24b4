import { samePlan } from '../canonical.ts';
import type { Operation } from '../schema/operations.ts';
import type { Applied } from './apply.ts';

/**
 * Operations of an older plan that would replace what somebody else did since: what stood there when they were applied
 * is neither what their author saw (`was`) nor what they make. Switches only go one way, so they replace nothing.
 */
export function overtaken(ops: readonly Operation[], { done, missed }: Applied): readonly Operation[] {
  const gone = new Set(missed.map(({ op }) => op));
  return ops
    .filter((op) => !gone.has(op))
    .filter((op, index) => {
      const [before, made] = [wasOf(done[index]), 'to' in op ? op.to : undefined];
      return !('off' in op || 'on' in op) && !isSame(before, wasOf(op)) && !isSame(before, made);
    });
}

function wasOf(op: Operation | undefined): unknown {
  return op !== undefined && 'was' in op ? op.was : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return samePlan({ value: one }, { value: other });
}
