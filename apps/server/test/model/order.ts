import { isDeepStrictEqual } from 'node:util';
import { type Answer, type Operation, step, type WorldState } from './record-model.ts';

/**
 * A call made concurrently with others: its response, and the positions of its start and end in the sequence of all
 * starts and ends.
 */
export interface Happening {
  readonly operation: Operation;
  readonly answer: Answer;
  readonly begun: number;
  readonly ended: number;
}

/**
 * True if overlapping calls are linearisable: their responses match some sequential order in which no call comes before
 * one that ended before it began. Lists are compared without order, since concurrent events have none.
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
