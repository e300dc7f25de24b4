import { isDeepStrictEqual } from 'node:util';
import { type Answer, type Operation, step, type WorldState } from './record-model.ts';

/** A call that was made while others were: what it answered, and the places of its beginning and end among all of these. */
export interface Happening {
  readonly operation: Operation;
  readonly answer: Answer;
  readonly begun: number;
  readonly ended: number;
}

/**
 * Whether calls that overlapped answered as if they had been made one after another, in some order in which none comes before
 * one that had ended when it began. Lists count without their order: what happens at one moment has none.
 */
export function hasOrder(happenings: readonly Happening[], world: WorldState, tried = new Set<string>()): boolean {
  if (happenings.length === 0) return true;
  const key = `${happenings.map(({ begun }) => begun).join()} ${JSON.stringify(world)}`;
  if (tried.has(key)) return false;
  tried.add(key);
  const firstEnd = Math.min(...happenings.map(({ ended }) => ended));
  return happenings.some((next) => {
    if (next.begun > firstEnd) return false;
    const expected = step(world, next.operation);
    if (!isDeepStrictEqual(unordered(expected.answer), unordered(next.answer))) return false;
    return hasOrder(
      happenings.filter((other) => other !== next),
      expected.world,
      tried,
    );
  });
}

function unordered(answer: Answer): Answer {
  return Array.isArray(answer) ? answer.map((item) => JSON.stringify(item)).sort() : answer;
}
