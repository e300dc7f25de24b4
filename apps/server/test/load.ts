import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './people.ts';

/** An answer with the milliseconds that it took. */
export interface TimedAnswer extends Answer {
  readonly ms: number;
}

/** An answer with the milliseconds from the call, which begins now, to its end. */
export async function timed(call: () => Promise<Answer>): Promise<TimedAnswer> {
  const begun = performance.now();
  return { ...(await call()), ms: performance.now() - begun };
}

/** How a load asks: until when, in how many hands, and how long each rests between an answer and the next call. */
interface Asking {
  readonly isOver: () => boolean;
  readonly hands: number;
  readonly restMs: number;
}

/** Asks again and again and gives every answer with its milliseconds. */
export async function askUntil(ask: () => Promise<Answer>, { isOver, hands, restMs }: Asking): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  const hand = async () => {
    while (!isOver()) {
      answers.push(await timed(ask));
      await pause(restMs);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return answers;
}

/** The milliseconds within which that share of the answers came. */
export function quantile(answers: readonly Pick<TimedAnswer, 'ms'>[], share: number): number {
  return answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * share)] ?? 0;
}

/** The milliseconds of the slowest answer. */
export function longest(answers: readonly Pick<TimedAnswer, 'ms'>[]): number {
  return Math.max(...answers.map(({ ms }) => ms));
}

/**
 * The first of up to three rounds that is quick enough, or the last: a machine that stalls for a moment adds to one of them, while
 * slowness of ours is in each.
 */
export async function quickRound<Round>(
  round: () => Promise<Round>,
  isQuick: (round: Round) => boolean,
): Promise<Round> {
  const first = await round();
  if (isQuick(first)) return first;
  const second = await round();
  return isQuick(second) ? second : await round();
}

/** How many answers there are of each status. */
export function statusCounts(answers: readonly Pick<Answer, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
