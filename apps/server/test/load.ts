import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './people.ts';

/** A response with its duration in milliseconds. */
export interface TimedAnswer extends Answer {
  readonly ms: number;
}

/** Calls now and returns the response with its duration in milliseconds. */
export async function timed(call: () => Promise<Answer>): Promise<TimedAnswer> {
  const begun = performance.now();
  return { ...(await call()), ms: performance.now() - begun };
}

/**
 * Shape of a load: when it ends, its number of concurrent callers, and each caller's pause between a response and the
 * next call.
 */
interface Asking {
  readonly isOver: () => boolean;
  readonly hands: number;
  readonly restMs: number;
}

/** Calls repeatedly and returns every response with its duration in milliseconds. */
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

/** Response time quantile, milliseconds. */
export function quantile(answers: readonly Pick<TimedAnswer, 'ms'>[], share: number): number {
  return answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * share)] ?? 0;
}

/** The slowest response, milliseconds. */
export function longest(answers: readonly Pick<TimedAnswer, 'ms'>[]): number {
  return Math.max(...answers.map(({ ms }) => ms));
}

/**
 * The first of up to three rounds that is fast enough, or the last: a brief stall of the machine slows one round, slow
 * code of ours slows all.
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

/** Number of responses by status. */
export function statusCounts(answers: readonly Pick<Answer, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
